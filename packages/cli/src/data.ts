/** Where the court keeps its file, and the bundle that opens it. */
import { join } from 'node:path'
import { Complaint } from './complaint.ts'

export const dataFolder = (): string =>
  process.env.DURBAR_DATA || join(process.env.DURBAR_ROOT ?? process.cwd(), 'data')

export const courtBundle = async (): Promise<typeof import('./court.ts')> =>
  import(new URL('./court.mjs', import.meta.url).href)

/** What is wrong with the disk or the file is one line for the operator. */
export async function orComplain<T>(
  act: (bundle: typeof import('./court.ts')) => Promise<T> | T,
): Promise<T> {
  const bundle = await courtBundle()
  try {
    return await act(bundle)
  } catch (error) {
    if (error instanceof bundle.StoreTrouble) throw new Complaint(error.message)
    throw error
  }
}

/** Where the court keeps its file, and what opens it. */
import { join } from 'node:path'
import { Complaint } from './complaint.ts'

export const dataFolder = (): string =>
  process.env.DURBAR_DATA || join(process.env.DURBAR_ROOT ?? process.cwd(), 'data')

/** Where the truth is: a database, or a file of this machine. */
export const storeName = (): string => process.env.DATABASE_URL || dataFolder()

/** By itself: what it needs is loaded only where a court is opened or copied. */
const courtBundle = () => import('./court.ts')

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

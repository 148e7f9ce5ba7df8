/** What the court answers over HTTP beside people and the hall. */
import * as z from 'zod/mini'
import type { Frozen } from '../messages.ts'
import { hashSchema, idSchema } from './arrangement.ts'
import { recordRowSchema } from './people.ts'
import { personToldSchema, tableRowSchema, tableToldSchema } from './told.ts'

/** A table, and what its link holds. */
export const foundTableSchema = z.object({ table: idSchema, invitation: z.string() })
export const ownTablesSchema = z.object({ tables: z.array(tableRowSchema) })
export const ownRecordsSchema = z.object({ records: z.array(recordRowSchema) })
/** People one has played with, the latest first: they can be called to a table. */
export const companySchema = z.object({ company: z.array(personToldSchema) })
export const pushKeySchema = z.object({ key: z.string() })

/** Of a finished game's record, what a device needs to check the dice by itself. */
export const diceOfRecordSchema = z.object({
  key: hashSchema,
  commitment: hashSchema,
  dice: z.object({ seal: hashSchema, secret: hashSchema, chances: tableToldSchema.shape.dice.shape.chances }),
})
export type DiceOfRecord = Frozen<z.infer<typeof diceOfRecordSchema>>

import type { ColumnType } from 'kysely';

/** A 64-bit id as decimal digits. */
export type Id = string;

/** A moment; written as a Date, read as a Date. */
export type Moment = Date;

/** A decimal; read as text (`"12.5"`), written as text or number. */
export type Decimal = ColumnType<string, string | number, string | number>;

/** The same for a column that may be empty. */
export type NullableDecimal = ColumnType<string | null, string | number | null, string | number | null>;

/**
 * Nothing by itself. When any migration has run, columns of texts on Postgres come to compare by bytes; its name lets
 * databases that have run all the others do so.
 */
export async function up(): Promise<void> {}

/** Columns that compare by bytes suit every version. */
export async function down(): Promise<void> {}

/** An object of the document, of whose parts nothing is known before. */
export type Described = Readonly<Record<string, unknown>>;

/** The object that a value of the document refers to, or is; empty where it is not read. */
export type Resolve = (value: unknown) => Described;

export const isRecord = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toRecord = (value: unknown): Described => (isRecord(value) ? value : {});

export const listDescribed = (value: unknown): readonly Described[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const listTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export const toDocumentedText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : '';

/** Formats a value for the documentation: strings unchanged, other values as JSON. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * The types of the run time that modules import which declare names of the document themselves, by the module that exports
 * them. No schema, operation or resource has a name there that is one of these.
 */
export const importedTypes = {
  /** Imports of `types.ts`, which declares the types of schemas, requests and responses. */
  types: {
    operation: ['Defaulted'],
    page: ['PageResult'],
    respond: ['RawBody'],
    upload: ['UploadedFile'],
    types: [
      ...['Bodiless', 'BodyOf', 'EmptyResponse', 'Items', 'JsonOf', 'JsonResponse'],
      ...['ParametersOf', 'StatusIn'],
    ],
  },
  /** Imports of the modules of clients and senders, which declare inputs, answers and calls. */
  client: {
    client: [
      ...['ClientCall', 'Content', 'ContentAnswer', 'EmptyAnswer', 'JsonAnswer'],
      ...['Listing', 'ListingOf', 'Send', 'Sendable'],
    ],
    'sent-requests': ['SenderOptions'],
    types: ['Bodiless', 'BodyOf', 'ItemsOf', 'JsonOf', 'ParametersOf', 'StatusIn'],
  },
} as const;

const listAll = (modules: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.values(modules).flat();

/** Types of the language that expressions of types name. */
const OF_LANGUAGE = ['NonNullable'];

/** The names that no type of a schema, a request or a response may have. */
export const takenInTypes: ReadonlySet<string> = new Set([
  ...listAll(importedTypes.types),
  ...OF_LANGUAGE,
]);

/** The names that no input or answer of an operation may have. */
export const takenInClients: ReadonlySet<string> = new Set(listAll(importedTypes.client));

/** The identifiers that no operation may have, since its call would have the name of a type: `ClientCall`. */
export const takenCalls: readonly string[] = [...takenInClients].flatMap((name) =>
  name.endsWith('Call') ? [name.slice(0, -'Call'.length)] : [],
);

/** Names of the files of the documentation that are derived from the published document. */
export type PreparedName =
  'catalogue.json' | 'search.json' | 'words.json' | 'uses.json' | 'types.jsonl';

/** Contents of the prepared files, by name. */
export type Prepared = Readonly<Record<PreparedName, Buffer>>;

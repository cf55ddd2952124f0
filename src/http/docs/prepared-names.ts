/** Names of the files of the documentation that are derived from the published document. */
export type PreparedName =
  'catalogue.json' | 'search.json' | 'words.json' | 'uses.json' | 'types.jsonl';

/** Their contents. */
export type Prepared = Readonly<Record<PreparedName, Buffer>>;

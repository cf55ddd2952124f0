import type { Binding, FieldModel, GraphqlModel, ObjectModel } from './model.ts';

/** Functions of a type that belong to one file. */
export interface Needed {
  readonly type: ObjectModel;
  readonly fields: readonly FieldModel[];
  /** Schema and key by which its function `load` loads bodies; null if `load` is in another file or missing. */
  readonly loaded: { readonly schema: string; readonly key: string } | null;
}

/** The functions that are written by hand in a file, by type. */
export function neededIn({ types }: GraphqlModel, file: string): readonly Needed[] {
  return types.flatMap((type) => {
    if (type.kind !== 'object') return [];
    const fields = type.fields.filter(
      (field) => field.file === file && field.of === null && isWritten(field.binding),
    );
    // The function that loads the rest of a body belongs to the file of the type.
    const loaded = type.file === file ? findLoadedKey(type) : null;
    return fields.length > 0 || loaded !== null ? [{ type, fields, loaded }] : [];
  });
}

const isWritten = (binding: Binding): boolean =>
  binding.kind === 'resolver' || (binding.kind === 'mutation' && binding.printed === null);

/** Null where the type loads by another type's function. */
const findLoadedKey = ({ name, source }: ObjectModel) =>
  source.kind === 'body' && source.key !== null && source.loaded.type === name
    ? { schema: source.schema, key: source.key }
    : null;

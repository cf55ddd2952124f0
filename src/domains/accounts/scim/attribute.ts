const schema = 'urn:ietf:params:scim:schemas:core:2.0:user:';

/** Normalized name of an attribute: in any case, with or without its schema. */
export function readAttributeName(path: string): string {
  const name = path.trim().toLowerCase();
  return name.startsWith(schema) ? name.slice(schema.length) : name;
}

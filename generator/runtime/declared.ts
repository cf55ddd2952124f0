/** The part of a valid body that the function gets: the members that its schema names, and others where it lets them in. */
export type Keep = (value: unknown) => unknown;

/** Keeps all properties. */
export const all: Keep = (value) => value;

export const list =
  (items: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? value.map(items) : value;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that are not named have all the same shape. */
export const map = (values: Keep): Keep => object({}, values);

/** @param members null for members of responses only */
export const object =
  (members: Readonly<Record<string, Keep | null>>, others?: Keep): Keep =>
  (value) => {
    if (!isObject(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const keep = Object.hasOwn(members, name) ? members[name] : others;
      if (keep == null) continue;
      // Without assignment, which treats `__proto__` specially.
      if (name === '__proto__')
        Object.defineProperty(kept, name, {
          value: keep(member),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      else kept[name] = keep(member);
    }
    return kept;
  };

/** Values that the document has for members that are not given. */
export const withDefaults =
  (keep: Keep, defaults: Readonly<Record<string, unknown>>): Keep =>
  (value) => {
    const kept = keep(value);
    return isObject(kept) ? { ...structuredClone(defaults), ...kept } : kept;
  };

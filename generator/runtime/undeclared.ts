/**
 * The body fields that functions of `Written` answer and their declarations in `Table` lack: texts that name resource,
 * operation and field; `never` when there are none. TypeScript itself finds undeclared statuses and headers, but takes
 * a field too many for a field of a subtype.
 */
export type Undeclared<Table, Written> = {
  [Resource in keyof Table & keyof Written & string]: OfResource<
    Resource,
    Loaded<Table[Resource]>,
    Loaded<Written[Resource]>
  >;
}[keyof Table & keyof Written & string];

/** Compiles only for `never`: `type Nothing = NothingUndeclared<Undeclared<…>>`. */
export type NothingUndeclared<Found extends never> = Found;

type Loaded<Load> = Load extends () => Promise<infer Functions> ? Functions : never;

type OfResource<Resource extends string, Declared, Written> = {
  [Name in keyof Declared & keyof Written & string]: `${Resource}: ${Name} answers '${OfFunction<
    Declared[Name],
    Written[Name]
  >}'`;
}[keyof Declared & keyof Written & string];

type OfFunction<Declared, Written> = Extra<BodyOf<Declared>, BodyOf<Written>>;

/** Bodies of successes; errors are thrown. */
type BodyOf<Function> = Function extends (...args: never[]) => Promise<infer Response>
  ? Response extends { readonly status: 200 | 201 | 202; readonly body: infer Body }
    ? Body
    : never
  : never;

/** Names in `Body` that no alternative of `Known` has, down to the objects in it. */
type Extra<Known, Body> = Body extends readonly (infer Element)[]
  ? Extra<ElementOf<Known>, Element>
  : Body extends object
    ? string extends KeyOf<Known>
      ? never
      : Exclude<KeyOf<Body>, KeyOf<Known>> | Within<Known, Body>
    : never;

type Within<Known, Body> = {
  [Key in keyof Body & KeyOf<Known>]-?: Deep<MemberOf<Known, Key>, Body[Key], Key>;
}[keyof Body & KeyOf<Known>];

type Deep<Known, Body, Key extends string> = [Known] extends [Body]
  ? [Body] extends [Known]
    ? never
    : `${Key}.${Extra<Known, Body>}`
  : `${Key}.${Extra<Known, Body>}`;

type KeyOf<T> = T extends object
  ? T extends readonly unknown[]
    ? never
    : keyof T & string
  : never;
type MemberOf<T, Key extends string> =
  T extends Readonly<Record<Key, infer Member>>
    ? Member
    : T extends Readonly<Partial<Record<Key, infer Member>>>
      ? Member
      : never;
type ElementOf<T> = T extends readonly (infer Element)[] ? Element : never;

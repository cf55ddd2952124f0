/** Type helpers of the generated request and response types, over openapi-typescript's `operations`. */

/** Body of a request in its media type. */
export type BodyOf<Operation, MediaType extends string> = Operation extends {
  requestBody?: infer Body;
}
  ? NonNullable<Body> extends { content: infer Content }
    ? MediaType extends keyof Content
      ? Content[MediaType]
      : never
    : never
  : never;

/** JSON body of a response; of several media types, that of the named one. */
export type JsonOf<
  Operation,
  Status extends number | string,
  MediaType = unknown,
> = Operation extends {
  responses: Record<Status, { content: infer Content }>;
}
  ? Content[keyof Content & MediaType]
  : never;

/** The items of a body that is declared as a list and sent one by one. */
export type ItemsOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** The answer of a function whose items are sent as they come. */
export type Items<List> = AsyncIterable<ItemsOf<List>> | Iterable<ItemsOf<List>>;

/** Responses of an operation with a JSON body and no declared header. */
export type JsonResponse<Operation, Status extends number> = Status extends number
  ? { readonly status: Status; readonly body: JsonOf<Operation, Status>; readonly headers?: never }
  : never;

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type NumberOf<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** Statuses of a range, `StatusIn<4>`, without separately declared ones. */
export type StatusIn<Hundreds extends 2 | 3 | 4 | 5, Except extends number = never> = Exclude<
  NumberOf<`${Hundreds}${Digit}${Digit}`>,
  Except
>;

/** Statuses without a body: a range with one excludes them. */
export type Bodiless = 204 | 205 | 304;

/** Responses without a body and without a declared header. */
export type EmptyResponse<Status extends number> = Status extends number
  ? { readonly status: Status; readonly body?: never; readonly headers?: never }
  : never;

/** Path, query or header parameters. */
export type ParametersOf<Operation, Place extends string> = Operation extends {
  parameters: { [P in Place]?: infer Parameters };
}
  ? Plain<NonNullable<Parameters>>
  : never;

/** `name[]` is handed on as `name`. */
type Plain<T> = keyof T extends infer Name
  ? Extract<Name, `${string}[]`> extends never
    ? T
    : { [K in keyof T as K extends `${infer Start}[]` ? Start : K]: T[K] }
  : never;

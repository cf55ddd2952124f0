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

/** JSON body of a response. */
export type JsonOf<Operation, Status extends number> = Operation extends {
  responses: Record<Status, { content: infer Content }>;
}
  ? Content[keyof Content]
  : never;

/** Path, query or header parameters. */
export type ParametersOf<Operation, Place extends string> = Operation extends {
  parameters: { [P in Place]?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;

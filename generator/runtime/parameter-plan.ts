/** Style of a parameter in OpenAPI, with every default filled in; `json` is a `content` of that type. */
export type ParameterStyle =
  | 'form'
  | 'simple'
  | 'label'
  | 'matrix'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'json'
  | 'text';

/** One parameter as decoder and client need it; printed by the generator, never written by hand. */
export interface ParameterPlan {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  /** Name as the document writes it. */
  readonly name: string;
  /** Name for functions and callers, where it is another. */
  readonly key?: string;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** `either` is one value or a list. */
  readonly kind: 'value' | 'list' | 'object' | 'either';
  /** Members of an object that are written as separate parameters: `R=100&G=200`. */
  readonly members?: readonly string[];
  /** Set if the object accepts every other name: names of the other parameters. */
  readonly besides?: readonly string[];
  /** Set if a client may leave `:/?#[]@!$&'()*+,;=` unencoded. */
  readonly reserved?: true;
}

/** How OpenAPI says that a parameter is written, with every default filled in; `json` is a `content` of that type. */
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
  /** Members of an object that stand beside other parameters: `R=100&G=200`. */
  readonly members?: readonly string[];
  /** Set when the object takes every other name: those of the parameters beside it. */
  readonly besides?: readonly string[];
  /** Set when a client may leave `:/?#[]@!$&'()*+,;=` as they are. */
  readonly reserved?: true;
}

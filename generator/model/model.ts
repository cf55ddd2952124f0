import type { Dialect, Facts } from '../dialect.ts';
import type {
  Deprecation,
  InnerRelations,
  Method,
  Offers,
  Relations,
  SecurityRequirement,
} from '../runtime/operation.ts';
import type { PathItem, Schema } from '../load/document.ts';
import type { ParameterPlan } from '../runtime/parameter-plan.ts';
import type { SequenceForm } from '../runtime/sequences.ts';
import type { Code } from './code.ts';
import type { Expression } from './expression.ts';
import type { Writer } from './writer.ts';

/** @property limit bytes that a file may have; null when the document sets no limit */
export interface FileModel {
  readonly limit: number | null;
}

/** One parameter or body property, with every decision about it made. */
export interface ParameterModel {
  readonly name: string;
  /** Name as the document writes it, brackets included. */
  readonly wireName: string;
  /** True when the list may be one text with commas. */
  readonly comma: boolean;
  readonly required: boolean;
  /** True for a text whose bounds forbid the empty text: a missing one is reported as missing and empty. */
  readonly refusesEmpty: boolean;
  /** Null without a default. */
  readonly default: { readonly value: unknown } | null;
  /** Expression over `d` or `t`, the run time's decoders. */
  readonly decoder: Expression;
  readonly schema: Schema;
  /** Empty if the document has no description. */
  readonly description: string;
  readonly example: unknown;
  /** Style in the standard; null for properties of bodies, and in dialects with their own style. */
  readonly plan: ParameterPlan | null;
  /** Set when it is a file or holds files. */
  readonly file: FileModel | null;
}

/** How a body is read by the standard; expressions in terms of the run time's modules `d`, `t` and `k`. */
export interface StandardBody {
  readonly required: boolean;
  /** Media types and ranges of them, in lower case. */
  readonly mediaTypes: readonly string[];
  readonly schema: Schema;
  /** Allowed media types of form parts, by name; null without any. */
  readonly partTypes: Readonly<Record<string, readonly string[]>> | null;
  /** Form fields whose style the document states. */
  readonly fields: readonly ParameterPlan[];
  /** Decodes JSON; null where none is taken. */
  readonly json: Expression | null;
  /** Decodes the texts of a form; null where none is taken. */
  readonly form: Expression | null;
  /** Keeps the part of a valid body that the function receives; null if it receives all. */
  readonly keep: Expression | null;
}

export interface BodyModel {
  readonly properties: readonly ParameterModel[];
  /** Constraints of the whole body, besides those of its properties, as one schema. */
  readonly beside: Schema;
  /** The type of the request body, before defaults. */
  readonly type: Code;
  readonly mediaType: string;
  readonly example: unknown;
}

/** A request body that is decoded as one value. */
export interface WholeBodyModel {
  /** True if a form may represent the body, too. */
  readonly forms: boolean;
  readonly kind: 'json' | 'text' | 'file';
  readonly mediaType: string;
  readonly type: Code;
  readonly required: boolean;
  readonly decoder: Expression;
  readonly schema: Schema;
  readonly example: unknown;
  /** Bytes, for a body that is a file. */
  readonly fileLimit: number | null;
}

export interface ResponseHeaderModel {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
}

/** Statuses by their first digit, except those that the document names. */
export interface StatusRange {
  readonly hundreds: readonly number[];
  readonly except: readonly number[];
}

export interface ResponseModel {
  /** Status; for a range, one of its statuses. */
  readonly status: number;
  /** The key in the document: `200`, `2XX`, `default`. */
  readonly key: string;
  /** Set if it covers more statuses than `status`. */
  readonly range: StatusRange | null;
  /** The type of the body; null without a body. */
  readonly type: Code | null;
  /** True when operation and status tell the type: JSON of one media type, under the status that is answered. */
  readonly plain: boolean;
  /** Null when the body is not JSON or absent. */
  readonly writer: Writer | null;
  readonly kind: 'none' | 'json' | 'content';
  /** Set where the body is one item after the other; `writer` prints one, or its data, and `list` is the type of them all. */
  readonly sequence: {
    readonly form: SequenceForm;
    readonly list: Code;
    readonly writer: Writer;
  } | null;
  /** Media type of the body; null for `application/json` and without a body. */
  readonly mediaType: string | null;
  /** Media type of the document, if the status has several with separate responses. */
  readonly named: string | null;
  readonly headers: readonly ResponseHeaderModel[];
  readonly paginated: boolean;
  readonly example: unknown;
}

export interface OperationModel extends Facts {
  readonly id: string;
  readonly pascal: string;
  /** `GET /projects/{id}`, for comments. */
  readonly title: string;
  /** One line, for comments. */
  readonly summary: string;
  readonly resource: string;
  readonly method: Method;
  /** Path template below the server's address. */
  readonly path: string;
  /** Path template from the root: `/api/v4/projects/{id}`. */
  readonly route: string;
  /** The file that describes it, such as `spec/domains/planning/labels.yaml`. */
  readonly file: string;
  /** Source file and operation. Excludes the line number, because edits above the operation change it. */
  readonly source: string;
  /** Alternatives of security schemes; null in dialects with their own authentication. */
  readonly requirements: readonly SecurityRequirement[] | null;
  /** The most bytes of a body that is no file; null for the usual limit. */
  readonly bodyLimit: number | null;
  /** Name of the file size limit of the server; null for limits of the document. */
  readonly namedFileLimit: string | null;
  /** Status of HEAD, where the document declares a status other than that of GET. */
  readonly headStatus: number | null;
  readonly deprecation: Deprecation | null;
  /** True if a plain document marks it. */
  readonly deprecated: boolean;
  readonly pathParameters: readonly ParameterModel[];
  readonly wildcard: boolean;
  /** True if requests are read by the standard alone, false in dialects with their own rules. */
  readonly standard: boolean;
  readonly query: readonly ParameterModel[];
  readonly headers: readonly ParameterModel[];
  readonly cookies: readonly ParameterModel[];
  readonly body: BodyModel | null;
  /** Set when there is a body and it has no declared properties. */
  readonly wholeBody: WholeBodyModel | null;
  /** Set besides either of them if bodies are read by the standard alone. */
  readonly standardBody: StandardBody | null;
  /**
   * Variants of the operation for other ways to read its body, by schema or by kind of value. Only bodies and `pascal`
   * differ.
   */
  readonly otherBodies: readonly OperationModel[];
  readonly relations: Relations | null;
  readonly innerRelations: readonly InnerRelations[];
  readonly responses: readonly ResponseModel[];
  /** The media types among which clients choose; null where no response has several. */
  readonly offers: Offers | null;
  /** Media type of every failure; null for `application/json`. */
  readonly failureType: string | null;
}

export interface SchemaModel {
  readonly name: string;
  readonly typeName: string;
  /** Name of the generated writer; null for scalars. */
  readonly writer: string | null;
  /** Prints its value; null for scalars. */
  readonly writerBody: Writer | null;
}

export interface ResourceModel {
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
  /** Mark of members that only the other side writes. */
  readonly unsent: Unsent;
  readonly operations: readonly OperationModel[];
  readonly schemas: readonly SchemaModel[];
}

export type Unsent = 'readOnly' | 'writeOnly';

/** The requests that the server sends: its webhooks, and the callbacks of its operations. */
export interface SentModel {
  readonly receivers: readonly ReceiverModel[];
  /** Resource with the operations of all receivers. */
  readonly resource: ResourceModel;
  /** Path items by the names that replace a path. */
  readonly paths: Readonly<Record<string, PathItem>>;
}

/** A function that takes the requests of one webhook, or of one callback. */
export interface ReceiverModel {
  readonly key: string;
  readonly title: string;
  readonly operations: readonly OperationModel[];
}

/** Request that the document declares as sent to other servers. */
export interface WebhookModel {
  readonly name: string;
  /** Prints its payload. */
  readonly writer: Writer;
}

export interface Model {
  /** Resources by name; `common` holds the schemas that several use. */
  readonly resources: readonly ResourceModel[];
  /** Resource of each component schema. */
  readonly schemaOwners: ReadonlyMap<string, string>;
  readonly webhooks: readonly WebhookModel[];
  /** Expressions that decoders have in common, by the names under which each module that needs them declares them. */
  readonly shapes: Readonly<Record<string, Expression>>;
  /** Null for a plain document without webhooks, and in a dialect with separate webhooks. */
  readonly sent: SentModel | null;
  readonly facts: Dialect['facts'];
}

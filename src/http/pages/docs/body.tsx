import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { type Described, type Resolve, toDocumentedText, toRecord } from '../../docs/described.ts';
import { findMediaExample } from '../../docs/samples.ts';
import { buildTree, type Room } from '../../docs/schema-tree.ts';
import { listBounds, listEnum, listTypeParts } from '../../docs/schema-types.ts';
import { FieldTree, TypeName, AllowedValues } from './field-tree.tsx';
import { Prose } from './texts.tsx';

/** The parts of the document that are read, and the room that is left on the page. */
export interface BodyScope {
  readonly resolve: Resolve;
  readonly room: Room;
}

interface BodyProps {
  readonly frame: Frame;
  readonly scope: BodyScope;
}

/** The body of a request. Media types with one schema share its fields. */
export const Body: FC<BodyProps & { readonly body: Described; readonly title?: string }> = ({
  frame,
  body,
  scope,
  title = body.required === true ? 'Request body' : 'Request body (optional)',
}) => {
  const contents = groupBySchema(toRecord(body.content));
  if (contents.length === 0) return null;
  return (
    <>
      <h2 id="body">{title}</h2>
      <Prose text={toDocumentedText(body.description)} />
      {contents.map(({ types, media }) => (
        <Content frame={frame} types={types} media={media} scope={scope} anchor="body" />
      ))}
    </>
  );
};

interface ContentGroup {
  readonly types: readonly string[];
  readonly media: Described;
}

function groupBySchema(content: Described): readonly ContentGroup[] {
  const groups = new Map<string, { types: string[]; media: Described }>();
  for (const [type, value] of Object.entries(content)) {
    const media = toRecord(value);
    const key = JSON.stringify(media.schema);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { types: [type], media });
    else group.types.push(type);
  }
  return [...groups.values()];
}

interface ResponseProps extends BodyProps {
  readonly status: string;
  readonly response: Described;
  /** False if the page shows the example separately. */
  readonly withExample: boolean;
}

/** A response that opens: successes are open from the start. */
export const Response: FC<ResponseProps> = ({ frame, status, response, scope, withExample }) => {
  const text = toDocumentedText(response.description);
  const isSuccess = status.startsWith('2');
  const contents = groupBySchema(toRecord(response.content));
  const headers = Object.entries(toRecord(response.headers));
  return (
    <details id={status} class="response" open={isSuccess}>
      <summary>
        <code>{status === 'default' ? 'Other' : status}</code> {text}
      </summary>
      {contents.map(({ types, media }) => (
        <Content
          frame={frame}
          types={types}
          media={media}
          scope={scope}
          anchor={status}
          withExample={withExample}
        />
      ))}
      {headers.length === 0 ? null : (
        <dl class="properties">
          {headers.map(([name, header]) => (
            <>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{toDocumentedText(scope.resolve(header).description)}</dd>
            </>
          ))}
        </dl>
      )}
    </details>
  );
};

interface ContentProps extends BodyProps, ContentGroup {
  readonly anchor: string;
  readonly withExample?: boolean;
}

const hasExample = ({ example, examples }: Described) =>
  example !== undefined || examples !== undefined;

const Content: FC<ContentProps> = ({ frame, types, media, scope, anchor, withExample = true }) => {
  const { schema } = media;
  return (
    <>
      <p class="quiet">
        {types.map((type, index) => (
          <>
            {index === 0 ? '' : ', '}
            <code>{type}</code>
          </>
        ))}
        : <TypeName frame={frame} type={listTypeParts(schema, scope.resolve)} />
      </p>
      <SchemaFields frame={frame} schema={schema} scope={scope} anchor={anchor} />
      {withExample && hasExample(media) ? (
        <details>
          <summary>Example</summary>
          <Example value={findMediaExample(media, scope.resolve)} room={scope.room} />
        </details>
      ) : null}
    </>
  );
};

/** The fields of a schema; its values and bounds where it is no object. */
export const SchemaFields: FC<
  BodyProps & { readonly schema: unknown; readonly anchor: string; readonly from?: number }
> = ({ frame, schema, scope, anchor, from = 0 }) => {
  const list = buildTree(schema, { ...scope, anchor, from });
  const found = scope.resolve(schema);
  const values = list.fields.length === 0 ? listEnum(schema, scope.resolve) : [];
  const bounds = list.fields.length === 0 ? listBounds(found) : [];
  return (
    <>
      <FieldTree frame={frame} list={list} />
      {values.length === 0 ? null : <AllowedValues values={values} />}
      {bounds.length === 0 ? null : <p class="quiet">{bounds.join(', ')}</p>}
    </>
  );
};

/** The example of a response, beside those of requests. */
export const ResponseExample: FC<Pick<BodyProps, 'scope'> & { readonly response: Described }> = ({
  response,
  scope,
}) => {
  const media = Object.values(toRecord(response.content)).map(toRecord).find(hasExample);
  if (media === undefined) return null;
  return (
    <section>
      <h2 id="example">Example response</h2>
      <Example value={findMediaExample(media, scope.resolve)} room={scope.room} />
    </section>
  );
};

/** An example; one for which there is no room is left out. */
const Example: FC<{ readonly value: unknown; readonly room: Room }> = ({ value, room }) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const chars = text.length + 5 * (text.match(/["&'<>]/g)?.length ?? 0);
  if (chars > room.chars) return <p>The example is in the document.</p>;
  room.chars -= chars;
  return (
    <pre class="sample" tabindex={0} aria-label="Example">
      {text}
    </pre>
  );
};

import type { Child, FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { formatCallLine } from '../../docs/call-line.ts';
import {
  type Documentation,
  toRecord,
  type ShownOperation,
  type ShownWebhook,
  toDocumentedText,
} from '../../docs/documentation.ts';
import { type Described, listOperationFacts } from '../../docs/operation-facts.ts';
import { type Field, listSchemaFields, describeSchemaType } from '../../docs/schema-fields.ts';
import { Marked, Prose, Trail } from './frame.tsx';

interface OperationPageProps {
  readonly frame: Frame;
  readonly documentation: Documentation;
  readonly shown: ShownOperation;
  /** Base URL of the instance. */
  readonly origin: string;
}

/** Page of one operation: callers, parameters and responses. */
export const OperationPage: FC<OperationPageProps> = ({ frame, documentation, shown, origin }) => {
  const { resolve } = documentation;
  const { operation, method, path, resource, parameters } = shown;
  return (
    <HtmlPage frame={frame} title={shown.summary}>
      <Trail frame={frame}>
        {' / '}
        <a href={`${frame.base}/docs?resource=${encodeURIComponent(resource)}`}>{resource}</a>
      </Trail>
      <p>
        <code>
          <strong>{method}</strong> {path}
        </code>
      </p>
      {shown.pending ? (
        <p class="alert">
          This is not there yet: the server answers 501. What follows is how it will be.
        </p>
      ) : null}
      <Prose text={toDocumentedText(operation.description)} />
      <dl class="properties">
        {listOperationFacts(method.toLowerCase(), operation).map(([name, text]) => (
          <>
            <dt>{name}</dt>
            <dd>
              <Marked text={text} />
            </dd>
          </>
        ))}
        <dt>Operation</dt>
        <dd>
          <code>{shown.id}</code>
        </dd>
      </dl>
      <h2>Call it</h2>
      <pre class="secret">{formatCallLine(shown, origin, resolve)}</pre>
      <Parameters parameters={parameters} resolve={resolve} />
      <Body body={resolve(operation.requestBody)} resolve={resolve} />
      <h2>Answers</h2>
      {Object.entries(toRecord(operation.responses)).map(([status, response]) => (
        <Answer status={status} response={resolve(response)} resolve={resolve} />
      ))}
    </HtmlPage>
  );
};

interface WebhookPageProps extends Pick<OperationPageProps, 'frame' | 'documentation'> {
  readonly shown: ShownWebhook;
}

/** One webhook: when it is sent, and what. */
export const WebhookPage: FC<WebhookPageProps> = ({ frame, documentation, shown }) => {
  const { resolve } = documentation;
  const { name, operation, resource } = shown;
  return (
    <HtmlPage frame={frame} title={shown.summary}>
      <Trail frame={frame}>
        {' / '}
        <a href={`${frame.base}/docs?resource=${encodeURIComponent(resource)}`}>{resource}</a>
      </Trail>
      <p>
        The webhook <code>{name}</code>, sent by <code>POST</code>
      </p>
      <Prose text={toDocumentedText(operation.description)} />
      <Body body={resolve(operation.requestBody)} resolve={resolve} />
    </HtmlPage>
  );
};

type Resolve = Documentation['resolve'];

const Parameters: FC<{ parameters: readonly Described[]; resolve: Resolve }> = ({
  parameters,
  resolve,
}) =>
  parameters.length === 0 ? null : (
    <>
      <h2>Parameters</h2>
      <Fields
        fields={parameters.map((parameter) => ({
          name: toDocumentedText(parameter.name),
          type: `${describeSchemaType(parameter.schema, resolve)}, in the ${toDocumentedText(parameter.in)}`,
          required: parameter.required === true,
          text: toDocumentedText(parameter.description),
        }))}
      />
    </>
  );

const Body: FC<{ body: Described; resolve: Resolve }> = ({ body, resolve }) => {
  const content = Object.entries(toRecord(body.content));
  if (content.length === 0) return null;
  return (
    <>
      <h2>Body</h2>
      {content.map(([type, media]) => (
        <Content type={type} media={toRecord(media)} resolve={resolve} />
      ))}
    </>
  );
};

/** A success with all that it has; of a refusal its reason alone. */
const Answer: FC<{ status: string; response: Described; resolve: Resolve }> = ({
  status,
  response,
  resolve,
}) => (
  <>
    <h3>{status === 'default' ? 'Otherwise' : status}</h3>
    <Prose text={toDocumentedText(response.description)} />
    {Object.entries(toRecord(response.content)).map(([type, media]) => (
      <Content type={type} media={toRecord(media)} resolve={resolve} closed={!/^2/.test(status)} />
    ))}
  </>
);

const Content: FC<{ type: string; media: Described; resolve: Resolve; closed?: boolean }> = ({
  type,
  media,
  resolve,
  closed = false,
}) => {
  const fields = listSchemaFields(media.schema, resolve);
  const { example } = media;
  const kind = (
    <p class="quiet">
      <code>{type}</code>
      {`: ${describeSchemaType(media.schema, resolve)}`}
    </p>
  );
  if (closed) return example === undefined ? null : <Example value={example} />;
  return (
    <>
      {kind}
      <Fields fields={fields} />
      {example === undefined ? null : (
        <Folded name="Example">
          <Example value={example} />
        </Folded>
      )}
    </>
  );
};

const Folded: FC<{ name: string; children?: Child }> = ({ name, children }) => (
  <details>
    <summary>{name}</summary>
    {children}
  </details>
);

const Example: FC<{ value: unknown }> = ({ value }) => (
  <pre class="secret">{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
);

const Fields: FC<{ fields: readonly Field[] }> = ({ fields }) =>
  fields.length === 0 ? null : (
    <dl class="properties">
      {fields.map(({ name, type, required, text }) => (
        <>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <span class="quiet">{required ? `${type}, required` : type}</span>
            {text === '' ? null : (
              <>
                <br />
                <Marked text={text} />
              </>
            )}
          </dd>
        </>
      ))}
    </dl>
  );

import type { Child, FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { toOperation } from '../../docs/addresses.ts';
import type { ListedOperation } from '../../docs/catalogue.ts';
import { type Described, listDescribed, toDocumentedText, toRecord } from '../../docs/described.ts';
import { listOperationFacts } from '../../docs/operation-facts.ts';
import type { ReadPart } from '../../docs/reader.ts';
import { listSamples, type Sample } from '../../docs/samples.ts';
import { listParameters, maxFieldChars, type Room } from '../../docs/schema-tree.ts';
import { Body, type BodyScope, Response, ResponseExample } from './body.tsx';
import { FieldTree } from './field-tree.tsx';
import { listTagCrumbs } from './crumbs.ts';
import { type DocsParts, DocsPage } from './frame.tsx';
import { Marked, Method, Prose } from './texts.tsx';
import { TryOut } from './try-out.tsx';

interface OperationPageProps extends DocsParts {
  readonly shown: ListedOperation;
  readonly read: ReadPart;
}

/** Page of one operation: callers, parameters, responses and examples. */
export const OperationPage: FC<OperationPageProps> = ({ shown, read, ...parts }) => {
  const { frame, catalogue, origin } = parts;
  const { part: operation, resolve } = read;
  const { id, method, path, tag } = shown;
  const room: Room = { chars: maxFieldChars };
  const parameters = [...listDescribed(read.shared), ...listDescribed(operation.parameters)].map(
    resolve,
  );
  const sampled = { method, path, operation, parameters };
  const responses = Object.entries(toRecord(operation.responses)).map(
    ([status, response]) => [status, resolve(response)] as const,
  );
  const answered = responses.find(([status]) => status.startsWith('2'));
  return (
    <DocsPage
      {...parts}
      title={shown.summary}
      tag={tag}
      current={toOperation(id)}
      siblings
      crumbs={listTagCrumbs(catalogue, tag)}
    >
      <p class="call">
        <Method method={method} /> <code>{path}</code>
      </p>
      {shown.pending ? <p class="alert">Not available yet: the server answers 501.</p> : null}
      <div class="docs-columns">
        <div>
          <Prose text={toDocumentedText(operation.description)} />
          <OperationFacts id={id} method={method} operation={operation} />
        </div>
        <div class="docs-aside">
          <Samples samples={listSamples(sampled, origin, resolve)} />
          <ResponseExample response={answered?.[1] ?? {}} scope={{ resolve, room }} />
          <TryOut frame={frame} sampled={sampled} pending={shown.pending} resolve={resolve} />
        </div>
        <div>
          <Parameters frame={frame} parameters={parameters} scope={{ resolve, room }} />
          <Body frame={frame} body={resolve(operation.requestBody)} scope={{ resolve, room }} />
          <h2 id="responses">Responses</h2>
          {responses.map(([status, response]) => (
            <Response
              frame={frame}
              status={status}
              response={response}
              scope={{ resolve, room }}
              withExample={response !== answered?.[1]}
            />
          ))}
        </div>
      </div>
    </DocsPage>
  );
};

const OperationFacts: FC<{
  readonly id: string;
  readonly method: string;
  readonly operation: Described;
}> = ({ id, method, operation }) => (
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
      <code>{id}</code>
    </dd>
  </dl>
);

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Request headers'],
  ['cookie', 'Cookies'],
] as const;

const Parameters: FC<{
  readonly frame: Frame;
  readonly parameters: readonly Described[];
  readonly scope: BodyScope;
}> = ({ frame, parameters, scope }) => (
  <>
    {places.map(([place, title]) => {
      const fields = listParameters(
        parameters.filter((parameter) => parameter.in === place),
        scope,
      );
      return fields.length === 0 ? null : (
        <>
          <h2 id={place}>{title}</h2>
          <FieldTree frame={frame} list={{ fields, left: 0, schema: null }} />
        </>
      );
    })}
  </>
);

/** Example calls, of which a radio button shows one. */
const Samples: FC<{ readonly samples: readonly Sample[] }> = ({ samples }) => (
  <fieldset class="samples">
    <legend>Example request</legend>
    {samples.map(({ language }, index) => (
      <Choice language={language} checked={index === 0}>
        {language}
      </Choice>
    ))}
    {samples.map(({ language, text }) => (
      <pre
        class={`sample ${language.toLowerCase()}`}
        tabindex={0}
        aria-label={`Example: ${language}`}
      >
        {text}
      </pre>
    ))}
  </fieldset>
);

const Choice: FC<{
  readonly language: string;
  readonly checked: boolean;
  readonly children?: Child;
}> = ({ language, checked, children }) => {
  const name = language.toLowerCase();
  return (
    <>
      <input type="radio" name="sample" value={name} id={`sample-${name}`} checked={checked} />
      <label for={`sample-${name}`}>{children}</label>
    </>
  );
};

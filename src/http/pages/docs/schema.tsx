import type { FC } from 'hono/jsx';
import { lists, toList, toSchema, toWebhook } from '../../docs/addresses.ts';
import type { ListedOperation, ListedWebhook } from '../../docs/catalogue.ts';
import { toDocumentedText } from '../../docs/described.ts';
import type { ReadPart } from '../../docs/reader.ts';
import { buildTree, maxFieldChars, type Room } from '../../docs/schema-tree.ts';
import { listTypeParts } from '../../docs/schema-types.ts';
import { listSchemas } from '../../docs/targets.ts';
import { Body, SchemaFields } from './body.tsx';
import { TypeName } from './field-tree.tsx';
import { listTagCrumbs } from './crumbs.ts';
import { DocsPage, type DocsParts, OperationList, WebhookList } from './frame.tsx';
import { Prose } from './texts.tsx';

interface SchemaPageProps extends DocsParts {
  readonly name: string;
  readonly read: ReadPart;
  /** Properties that the page leaves out at the beginning. */
  readonly from: number;
  /** Operations that name the schema. */
  readonly uses: readonly ListedOperation[];
}

/** Operations that a page lists below a schema. */
const maxListedUses = 60;

/** Page of a schema with its properties, as many as a page holds, and the operations that send or return it. */
export const SchemaPage: FC<SchemaPageProps> = ({ name, read, from, uses, ...parts }) => {
  const { frame } = parts;
  const { part: schema, resolve } = read;
  const room: Room = { chars: maxFieldChars };
  const scope = { resolve, room };
  // Measured first: the page names the properties that it has no room for.
  const { fields, left } = buildTree(schema, {
    resolve,
    room: { ...room },
    anchor: 'schema',
    from,
  });
  const next = from + fields.length;
  return (
    <DocsPage
      {...parts}
      title={name}
      current={toSchema(name)}
      crumbs={[{ text: lists.schemas, path: toList('schemas') }]}
    >
      <Prose text={toDocumentedText(schema.description)} />
      <p class="quiet">
        Schema, <TypeName frame={frame} type={listTypeParts(schema, resolve)} />
        {from > 0 || left > 0 ? `, properties ${from + 1} to ${next} of ${next + left}` : null}
      </p>
      <SchemaFields frame={frame} schema={schema} scope={scope} anchor="schema" from={from} />
      {left === 0 ? null : (
        <p>
          <a href={`${frame.base}${toSchema(name)}&from=${next}`}>Next properties</a>
        </p>
      )}
      {uses.length === 0 ? null : (
        <>
          <h2 id="uses">Used by</h2>
          <OperationList frame={frame} operations={uses.slice(0, maxListedUses)} />
          {uses.length > maxListedUses ? (
            <p>And {uses.length - maxListedUses} other operations.</p>
          ) : null}
        </>
      )}
    </DocsPage>
  );
};

/** All schemas by name. */
export const SchemaList: FC<DocsParts> = (parts) => (
  <DocsPage {...parts} title={lists.schemas} current={toList('schemas')}>
    <p>Bodies of requests, responses and webhooks, and the objects in them.</p>
    <ul class="names">
      {listSchemas(parts.catalogue).map((name) => (
        <li>
          <a href={parts.frame.base + toSchema(name)}>{name}</a>
        </li>
      ))}
    </ul>
  </DocsPage>
);

interface WebhookPageProps extends DocsParts {
  readonly shown: ListedWebhook;
  readonly read: ReadPart;
}

/** Page of a webhook: its occasion and its payload. */
export const WebhookPage: FC<WebhookPageProps> = ({ shown, read, ...parts }) => {
  const { frame, catalogue } = parts;
  const { resolve } = read;
  const operation = resolve(read.part.post);
  return (
    <DocsPage
      {...parts}
      title={shown.summary}
      tag={shown.tag}
      current={toWebhook(shown.name)}
      crumbs={listTagCrumbs(catalogue, shown.tag)}
    >
      <p>
        The webhook <code>{shown.name}</code>, sent by <code>POST</code> to the address of the hook.
      </p>
      <Prose text={toDocumentedText(operation.description)} />
      <Body
        frame={frame}
        title="Payload"
        body={resolve(operation.requestBody)}
        scope={{ resolve, room: { chars: maxFieldChars } }}
      />
    </DocsPage>
  );
};

/** All webhooks by name. */
export const AllWebhooks: FC<DocsParts> = (parts) => (
  <DocsPage {...parts} title={lists.webhooks} current={toList('webhooks')}>
    <p>
      Requests that the server sends to the addresses of hooks of projects, groups and the instance.
    </p>
    <WebhookList frame={parts.frame} webhooks={parts.catalogue.webhooks} />
  </DocsPage>
);

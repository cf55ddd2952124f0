import { describe, expect, it } from 'vitest';
import { changed, cleanUp, loadFiles } from './documents.ts';
import { expectEach, JARS, type Seeded } from './seeded.ts';

cleanUp();

const POST = `    post:
      operationId: createJar
`;

/** A `head` beside `listJars`; `changes` are put into it. */
function head(changes: { access?: string; search?: string } = {}): string {
  const { access = 'x-access: { project: visible }', search = SEARCH } = changes;
  return `    head:
      operationId: inspectJars
      summary: Count jars
      description: The headers of the list.
      x-origin: seed
      ${access}
      parameters:
${search}
      responses:
        '200': { description: The headers. }
        '400': { description: Some parameter is wrong. }
        '401': { $ref: ../common/responses.yaml#/components/responses/Unauthorized }
        '404': { $ref: ../common/responses.yaml#/components/responses/Failed }
${POST}`;
}

const SEARCH = `        - name: search
          in: query
          description: Same answer in other words.
          schema: { type: string, maxLength: 255 }`;

const heads: readonly Seeded[] = [
  {
    name: 'another bound',
    rule: 'head',
    from: POST,
    to: head({
      search: SEARCH.replace('- name', '⟨here⟩- name').replace('255', '256'),
    }).replace('⟨here⟩- name', '- ⟨here⟩name'),
    says: '`search` is not as in `get`',
  },
  {
    name: 'pending by itself',
    rule: 'head',
    from: POST,
    to: head({ access: 'x-access: { project: visible }\n      ⟨here⟩x-pending: true' }),
    says: '`x-pending` is not that of `get`',
  },
  {
    name: 'a parameter less',
    rule: 'head',
    from: POST,
    to: head({ search: SEARCH })
      .replace(SEARCH, '')
      .replace('      parameters:\n\n', '')
      .replace('    head:', '    ⟨here⟩head:'),
    says: '`search` of `get` is missing',
  },
];

describe('HEAD beside GET', () => {
  expectEach(heads);

  it('may say the same in other words', () => {
    expect(loadFiles(changed(JARS, POST, head())).faults).toEqual([]);
  });
});

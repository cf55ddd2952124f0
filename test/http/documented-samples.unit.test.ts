import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type Resolve, toRecord } from '#src/http/docs/described.ts';
import { listSamples } from '#src/http/docs/samples.ts';

const resolve: Resolve = (value) => toRecord(value);

const sample = (operation: object, method = 'POST', path = '/api/v4/projects/{id}/labels') => {
  const parameters = [
    { name: 'id', in: 'path', schema: {}, example: 'demo/kiln' },
    { name: 'ref', in: 'query', required: true, schema: { type: 'string', enum: ['a b'] } },
    { name: 'page', in: 'query', schema: { type: 'integer' } },
  ];
  const shown = { method, path, parameters, operation: { ...operation } };
  const [curl, javaScript, python] = listSamples(shown, 'https://hearth.example', resolve);
  return { curl: curl?.text ?? '', javaScript: javaScript?.text ?? '', python: python?.text ?? '' };
};
const body = (type: string, example: unknown) => ({
  requestBody: { content: { [type]: { example } } },
});
const url = 'https://hearth.example/api/v4/projects/demo%2Fkiln/labels?ref=a%20b';

describe('examples of a request', () => {
  it('have the examples of parameters, a token, and a body', () => {
    const { curl, javaScript, python } = sample(
      body('application/json', { name: "it's", lock: true, parent: null, ids: [1, 2], none: [] }),
    );
    expect(curl).toBe(
      [
        'curl --request POST',
        '--header "PRIVATE-TOKEN: $TOKEN"',
        '--header "Content-Type: application/json"',
        String.raw`--data '{"name":"it'\''s","lock":true,"parent":null,"ids":[1,2],"none":[]}'`,
        `"${url}"`,
      ].join(' \\\n  '),
    );
    expect(javaScript).toContain(`fetch("${url}", {\n  method: 'POST',`);
    expect(javaScript).toContain("headers: { 'PRIVATE-TOKEN': token, 'Content-Type'");
    expect(python).toContain(`requests.post(\n    "${url}",`);
    expect(python).toContain('"lock": True,\n        "parent": None,');
    expect(python).toContain('"none": [],');
  });

  it('send forms where there is no body of JSON', () => {
    const { curl, javaScript, python } = sample(body('multipart/form-data', { file: '@a.txt' }));
    expect(curl).toContain("--form 'file=@a.txt'");
    expect(javaScript).toContain('form.append("file", "@a.txt");');
    expect(python).toContain('data={\n');
  });

  it('need no body and no token where the operation takes none', () => {
    const { curl, javaScript, python } = sample({ security: [] }, 'GET');
    expect(curl).toBe(`curl \\\n  "${url}"`);
    expect(javaScript).toContain(`await fetch("${url}");`);
    expect(python).not.toContain('os.environ');
  });

  it('send the token that the operation takes', () => {
    expect(sample({ security: [{ runningJob: [] }] }).curl).toContain('"JOB-TOKEN: $TOKEN"');
    const { curl, javaScript, python } = sample({ security: [{ scimToken: [] }] });
    expect(curl).toContain('"Authorization: Bearer $TOKEN"');
    expect(javaScript).toContain("'Authorization': `Bearer ${token}`");
    expect(python).toContain('f"Bearer {os.environ[\'TOKEN\']}"');
  });

  it('have lists and objects of a query in the form that the operation takes', () => {
    const [curl] = listSamples(
      {
        ...{ method: 'GET', path: '/api', operation: { security: [] } },
        parameters: [
          { name: 'ids', in: 'query', required: true, explode: false, example: [1, 2] },
          { name: 'refs', in: 'query', required: true, explode: true, example: ['a', 'b'] },
          { name: 'range', in: 'query', required: true, example: { start: 1 } },
        ],
      },
      'https://hearth.example',
      resolve,
    );
    expect(curl?.text).toContain('?ids=1%2C2&refs%5B%5D=a&refs%5B%5D=b&range%5Bstart%5D=1"');
  });

  it('are made of required properties where the document has no example', () => {
    const schema = {
      required: ['name', 'count'],
      properties: {
        name: { type: ['string', 'null'] },
        count: { type: 'integer' },
        more: { type: 'string' },
      },
    };
    const content = { 'application/json': { schema } };
    expect(sample({ requestBody: { content } }).curl).toContain(`'{"name":"text","count":1}'`);
  });

  it('are programs, whatever the texts of the document', () => {
    const hostile = `'"\`$(id)\\ \n</script>\${x}`;
    const { curl, javaScript } = sample(body('application/json', { [hostile]: hostile }));
    const printed = execFileSync('sh', ['-c', curl.replace('curl', 'printf "%s\\n"')], {
      env: { PATH: process.env['PATH'] },
    });
    expect(printed.toString()).toContain(JSON.stringify({ [hostile]: hostile }));
    const run = `const fetch = (_, { body }) => { console.log(body); return { text() {} }; };${javaScript}`;
    const shown = execFileSync(process.execPath, ['--input-type=module', '--eval', run]);
    expect(shown.toString()).toContain(JSON.stringify({ [hostile]: hostile }));
  });
});

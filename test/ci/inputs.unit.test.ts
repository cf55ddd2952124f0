import { describe, expect, it } from 'vitest';
import { faultsOf, jobsOf, planOf } from './planning.ts';

const job = 'test: { script: "deploy $[[ inputs.env ]]" }';
const including = (inputs: string) => `include: [{ local: /a.yml, inputs: { ${inputs} } }]`;

async function scriptWith(header: string, inputs: string, body = job): Promise<unknown> {
  const files = { 'a.yml': `spec: { inputs: { ${header} } }\n---\n${body}` };
  return (await planOf(including(inputs), { files })).jobs[0]?.script;
}

async function faultsWith(header: string, inputs: string, body = job): Promise<readonly string[]> {
  const files = { 'a.yml': `spec: { inputs: { ${header} } }\n---\n${body}` };
  return faultsOf(including(inputs), { files });
}

describe('inputs of an included file', () => {
  it.each([
    ['env: ', 'env: kiln', 'deploy kiln'],
    ['env: { default: staging }', '', 'deploy staging'],
    ['env: { default: staging }', 'env: kiln', 'deploy kiln'],
    ['env: { type: number }', 'env: 3', 'deploy 3'],
    ['env: { type: boolean, default: true }', '', 'deploy true'],
    ['env: { type: array }', 'env: [a, 2]', 'deploy ["a",2]'],
    ['env: { options: [a, b] }', 'env: b', 'deploy b'],
    ['env: { regex: "^k[a-z]+$" }', 'env: kiln', 'deploy kiln'],
  ])('are put in: %s with %s', async (header, inputs, script) => {
    expect(await scriptWith(header, inputs)).toEqual([script]);
  });

  it.each([
    ['expand_vars', 'deploy main/kiln-glaze'],
    ['expand_vars | truncate(0, 4)', 'deploy main'],
    ['truncate(3,5)', 'deploy _COMM'],
  ])('go through functions: %s', async (functions, script) => {
    const body = `test: { script: "deploy $[[ inputs.env | ${functions} ]]" }`;
    const input = 'env: "$CI_COMMIT_REF_NAME/kiln-glaze"';
    expect(await scriptWith('env: ', input, body)).toEqual([script]);
  });

  it('keep their type where they are a value of their own, and name jobs', async () => {
    const body =
      '"build-$[[ inputs.name ]]": { script: "$[[ inputs.script ]]", allow_failure: "$[[ inputs.free ]]" }';
    const header = 'name: , script: { type: array }, free: { type: boolean }';
    const files = { 'a.yml': `spec: { inputs: { ${header} } }\n---\n${body}` };
    const { jobs } = await planOf(including('name: kiln, script: [x, y], free: true'), { files });
    expect(jobs).toMatchObject([{ name: 'build-kiln', script: ['x', 'y'], allowFailure: true }]);
  });

  it.each([
    ['env: ', '', '`a.yml`: `env` input: required value has not been provided'],
    ['env: ', 'env: 3', '`env` input: provided value is not a string'],
    ['env: { type: array }', 'env: x', '`env` input: provided value is not an array'],
    ['env: { type: number, default: x }', '', '`env` input: default value is not a number'],
    ['env: { type: letter }', 'env: x', '`env` input: unknown input type: letter'],
    ['env: { options: [a] }', 'env: b', '`b` cannot be used because it is not in the list'],
    ['env: { regex: "^a$" }', 'env: b', 'does not match required RegEx pattern'],
    ['env: { regex: "(" }', 'env: b', 'RegEx validation is not valid'],
    ['env: { rules: [] }', 'env: b', 'header:spec:inputs:env config contains unknown keys: rules'],
    ['env: ', 'env: b, other: c', 'unknown input arguments: other'],
    ['other: { default: x }', '', 'unknown interpolation key: `env`'],
  ])('are refused: %s with %s', async (header, inputs, fault) => {
    const name = fault.replace('`a.yml`', '`/a.yml`');
    expect(await faultsWith(header, inputs)).toEqual([expect.stringContaining(name)]);
  });

  it('are refused where the file declares none, or the entry has other keys', async () => {
    const files = { 'a.yml': job };
    expect(await faultsOf(including('env: x'), { files })).toEqual([
      expect.stringContaining('Given inputs not defined in the `spec` section'),
    ]);
    const other = 'include: [{ remote: "https://a.example/a.yml", integrity: sha256-x }]';
    expect(await faultsOf(other)).toEqual(['include config contains unknown keys: integrity']);
  });

  it('have a bound on the text that they become', async () => {
    const body = `test: { script: [${Array.from({ length: 2_000 }, () => '"a $[[ inputs.env ]]"').join()}] }`;
    expect(await faultsWith('env: ', `env: "${'x'.repeat(10_000)}"`, body)).not.toEqual([]);
  });

  it('count what functions make of them', async () => {
    const jobs = Array.from(
      { length: 600 },
      (_, at) => `j${at}: { script: "$[[ inputs.env | expand_vars ]]" }`,
    );
    const variables = { LONG: 'x'.repeat(10_000) };
    const files = { 'a.yml': `spec: { inputs: { env: } }\n---\n${jobs.join('\n')}` };
    expect(await faultsOf(including('env: "$LONG"'), { files, variables })).toEqual([
      expect.stringContaining('The inputs are too long'),
    ]);
  });

  it.each([
    [
      'what functions take',
      ['env: ', `env: "${'$EMPTY'.repeat(2_000)}"`],
      (at: number) => `"${at}": "$[[ inputs.env | expand_vars ]]"`,
    ],
    [
      'names that are lists',
      ['env: { type: array }', `env: [${'x'.repeat(10_000)}]`],
      (at: number) => `"$[[${' '.repeat(at)}inputs.env ]]": ""`,
    ],
  ])('count %s', async (_, [header, inputs = ''], entry) => {
    const entries = Array.from({ length: 600 }, (_, at) => entry(at));
    const body = `.a: [{ ${entries.join('}, {')} }]\nb: { script: c }`;
    const files = { 'a.yml': `spec: { inputs: { ${header} } }\n---\n${body}` };
    const given = { files, variables: { EMPTY: '' } };
    expect(await faultsOf(including(inputs), given)).toEqual([
      expect.stringContaining('The inputs are too long'),
    ]);
  });

  it('keep the names of masked variables: everybody reads the names of jobs', async () => {
    const text = '"by-$[[ inputs.who | expand_vars ]]": { script: x }';
    const header = 'spec: { inputs: { who: { default: "$TOKEN" } } }\n---\n';
    const masked = new Map([['TOKEN', 'glaze-4711']]);
    const variables = { TOKEN: 'glaze-4711' };
    const files = { 'a.yml': `${header}${text}` };
    expect(await jobsOf(`${header}${text}`, { variables, masked })).toEqual(['by-$TOKEN']);
    expect(await jobsOf('include: /a.yml', { files, variables, masked })).toEqual(['by-$TOKEN']);
  });

  it('leave a file without a header as it is', async () => {
    const files = { 'a.yml': job };
    const { jobs } = await planOf('include: /a.yml', { files });
    expect(jobs[0]?.script).toEqual(['deploy $[[ inputs.env ]]']);
  });

  it('of the configuration itself have their defaults', async () => {
    expect(
      await jobsOf(
        'spec: { inputs: { env: { default: a } } }\n---\n"$[[ inputs.env ]]": { script: x }',
      ),
    ).toEqual(['a']);
    expect(await faultsOf('spec: { inputs: { env: } }\n---\na: { script: x }')).toEqual([
      expect.stringContaining('required value has not been provided'),
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { faultsOf, planOf } from './planning.ts';

const script = 'script: a';

/** A configuration, and what its author is told. */
const faults: readonly (readonly [string, string])[] = [
  ['', 'Please provide content of the configuration file'],
  ['- a', 'Invalid configuration format'],
  ['just text', 'Invalid configuration format'],
  [
    'a: [b',
    '(<unknown>): unexpected end of the stream within a flow collection at line 1 column 6',
  ],
  ['a: "\\0"', 'Invalid configuration format'],
  ['"\\ud800": { script: a }', 'Invalid configuration format'],
  ['a: { script: "\\udc00" }', 'Invalid configuration format'],
  ['stages: [a]', 'jobs config should contain at least one visible job'],
  ['.hidden: { script: a }', 'jobs config should contain at least one visible job'],
  ['test: { image: a }', 'jobs test config should implement a script: or a trigger: keyword'],
  ['test: text', 'jobs test config should implement a script: or a trigger: keyword'],
  ['true: { script: a }', 'jobs true config should implement a script: or a trigger: keyword'],
  [
    'stages: [build]\ntest: { script: a }',
    'test job: chosen stage does not exist; available stages are .pre, build, .post',
  ],
  [`test: { ${script}, stage: 1 }`, 'jobs:test:stage config should be a string'],
  [
    `test: { ${script}, colour: red, size: 1 }`,
    'jobs:test config contains unknown keys: colour, size',
  ],
  [
    'test: { script: { a: b } }',
    'jobs:test:script config should be a string or a nested array of strings up to 10 levels deep',
  ],
  [
    `before_script: 4\ntest: { ${script} }`,
    'jobs:test:before_script config should be a string or a nested array of strings up to 10 levels deep',
  ],
  [
    'test: { script: [[[[[[[[[[[[a]]]]]]]]]]]] }',
    'jobs:test:script config should be a string or a nested array of strings up to 10 levels deep',
  ],
  [
    `${'n'.repeat(256)}: { ${script} }`,
    `jobs:${'n'.repeat(256)} name is too long (maximum is 255 characters)`,
  ],
  [`test: { ${script}, image: [] }`, 'jobs:test:image config should be a hash or a string'],
  [`test: { ${script}, services: 3 }`, 'jobs:test:services config should be a array'],
  [`test: { ${script}, tags: linux }`, 'jobs:test:tags config should be an array of strings'],
  [
    `test: { ${script}, when: later }`,
    'jobs:test when should be one of: on_success, on_failure, always, manual, delayed',
  ],
  [`test: { ${script}, when: delayed }`, 'jobs:test start in should be a duration'],
  [`test: { ${script}, start_in: 1 day }`, 'jobs:test start in must be blank'],
  [
    `test: { ${script}, when: delayed, start_in: 8 days }`,
    'jobs:test start in should not exceed the limit',
  ],
  [`test: { ${script}, timeout: soon }`, 'jobs:test:timeout config should be a duration'],
  [
    `test: { ${script}, timeout: 2 months }`,
    'jobs:test:timeout config should not exceed the limit',
  ],
  [
    `test: { ${script}, interruptible: perhaps }`,
    'jobs:test:interruptible config should be a boolean value',
  ],
  [
    `test: { ${script}, allow_failure: [] }`,
    'jobs:test allow failure should be a hash or a boolean value',
  ],
  [
    `test: { ${script}, allow_failure: { exit_codes: [a] } }`,
    'jobs:test:allow_failure exit codes should be an array of integers or an integer',
  ],
  [`test: { ${script}, retry: 3 }`, 'jobs:test:retry config must be less than or equal to 2'],
  [
    `test: { ${script}, retry: { max: 1, when: rain } }`,
    'jobs:test:retry when contains unknown values: rain',
  ],
  [
    `test: { ${script}, parallel: 1 }`,
    'jobs:test:parallel config must be greater than or equal to 2',
  ],
  [
    `test: { ${script}, parallel: 51 }`,
    'jobs:test:parallel config must be less than or equal to 50',
  ],
  [
    `test: { ${script}, parallel: { matrix: [] } }`,
    'jobs:test:parallel:matrix config should be an array of hashes',
  ],
  [
    `test: { ${script}, coverage: ninety }`,
    'jobs:test:coverage config must be a regular expression',
  ],
  [
    `test: { ${script}, coverage: '/(?=a)/' }`,
    'jobs:test:coverage config must be a regular expression',
  ],
  [
    `test: { ${script}, artifacts: { expire_in: 7 elephants } }`,
    'jobs:test:artifacts expire in should be a duration',
  ],
  [
    `test: { ${script}, artifacts: { paths: a } }`,
    'jobs:test:artifacts paths should be an array of strings',
  ],
  [
    `test: { ${script}, artifacts: { reports: { poem: a } } }`,
    'jobs:test:artifacts:reports config contains unknown keys: poem',
  ],
  [
    `test: { ${script}, cache: { key: a/b } }`,
    'jobs:test:cache:key config cannot contain the "/" character',
  ],
  [
    `test: { ${script}, environment: { name: 'a!' } }`,
    "jobs:test:environment name can contain only letters, digits, '-', '_', '/', '$', '{', '}', '.', and spaces, but it cannot start or end with '/'",
  ],
  [
    `test: { ${script}, environment: { name: a, on_stop: gone } }`,
    'test job: on_stop job gone is not defined',
  ],
  [
    `test: { ${script}, environment: { name: a, on_stop: b } }\nb: { ${script}, environment: a }`,
    'test job: on_stop job b needs to have action stop defined',
  ],
  [
    `test: { ${script}, rules: [{ if: $A }], only: [main] }`,
    'jobs:test config key may not be used with `rules`: only',
  ],
  [
    `test: { ${script}, rules: [{ if: '$A == ' }] }`,
    'jobs:test:rules:rule if invalid expression syntax',
  ],
  [
    `test: { ${script}, rules: [{ unless: $A }] }`,
    'jobs:test:rules:rule config contains unknown keys: unless',
  ],
  [
    `test: { ${script}, only: 5 }`,
    'jobs:test:only has to be either an array of conditions or a hash',
  ],
  [
    `test: { ${script}, only: ['/(/'] }`,
    'jobs:test:only config should be an array of strings or regular expressions using re2 syntax',
  ],
  [`test: { ${script}, needs: [x] }`, 'test job: undefined need: x'],
  [`test: { ${script}, dependencies: [x] }`, 'test job: undefined dependency: x'],
  [
    `test: { ${script}, dependencies: [b] }\nb: { ${script}, stage: deploy }`,
    'test job: dependency b is not defined in current or prior stages',
  ],
  [
    `test: { ${script}, needs: [b] }\nb: { ${script}, stage: deploy }`,
    'test job: need b is not defined in current or prior stages',
  ],
  [
    `a: { ${script}, needs: [b] }\nb: { ${script}, needs: [a] }`,
    'The pipeline has circular dependencies',
  ],
  [
    `a: { ${script}, needs: [${Array.from({ length: 51 }, (_, at) => `n${at}`).join(', ')}] }`,
    'a: one job can only need 50 others, but you have listed 51. See needs keyword documentation for more details',
  ],
  [
    `a: { ${script}, needs: [b] }\nb: { ${script}, only: [tags] }`,
    "'a' job needs 'b' job, but 'b' does not exist in the pipeline. This might be because of the only, except, or rules keywords. To need a job that sometimes does not exist in the pipeline, use needs:optional.",
  ],
  [`test: { ${script}, extends: .gone }`, 'test: unknown keys in `extends` (.gone)'],
  [
    '.a: { extends: .b }\n.b: { extends: .a }\nc: { script: a, extends: .a }',
    '.a: circular dependency detected in `extends`',
  ],
  [
    `test: { script: !reference [.gone, script] }`,
    '!reference [".gone","script"] could not be found',
  ],
  [
    `.a: !reference [.b]\n.b: !reference [.a]\ntest: { ${script} }`,
    '!reference [".b"] is part of a circular chain',
  ],
  [`variables: [A]\ntest: { ${script} }`, 'variables config should be a hash'],
  [
    `variables: { A: [1] }\ntest: { ${script} }`,
    'variables:A config should be a string or a number',
  ],
  [`default: { colour: red }\ntest: { ${script} }`, 'default config contains unknown keys: colour'],
  [
    `image: a\ndefault: { image: b }\ntest: { ${script} }`,
    'image is defined in top-level and `default:` entry',
  ],
  [`workflow: { when: x }\ntest: { ${script} }`, 'workflow config contains unknown keys: when'],
  ['test: { trigger: a/b, script: c }', 'jobs:test config contains unknown keys: script'],
  ['test: { trigger: { branch: main } }', "jobs:test:trigger project can't be blank"],
  [`include: gone.yml\ntest: { ${script} }`, 'Local file `gone.yml` does not exist!'],
  [
    `include: gone.txt\ntest: { ${script} }`,
    'Included file `gone.txt` does not have YAML extension!',
  ],
  [
    `include: { local: a.yml, remote: b }\ntest: { ${script} }`,
    'Include `local: a.yml, remote: b` needs to match exactly one accessor!',
  ],
  [
    'test: { trigger: { project: a/b, forward: { other: true } } }',
    'jobs:test:trigger:forward config contains unknown keys: other',
  ],
  [
    `workflow: { auto_cancel: { other: x } }\ntest: { ${script} }`,
    'workflow:auto_cancel config contains unknown keys: other',
  ],
  [
    'test: { trigger: { project: a/b, inputs: [x] } }',
    'jobs:test:trigger config contains unknown keys: inputs',
  ],
  [
    'test: { trigger: { include: [{ local: a.yml, other: x }] } }',
    'jobs:test:trigger:include config contains unknown keys: other',
  ],
  [
    `spec: { inputs: {}, other: x }\n---\ntest: { ${script} }`,
    'header:spec config contains unknown keys: other',
  ],
  [`spec: {}\nother: x\n---\ntest: { ${script} }`, 'header config contains unknown keys: other'],
  [`spec: { inputs: [x] }\n---\ntest: { ${script} }`, 'header:spec:inputs config should be a hash'],
  [
    `spec: { inputs: { place: { default: x, other: y } } }\n---\ntest: { ${script} }`,
    'header:spec:inputs:place config contains unknown keys: other',
  ],
  [`test: { trigger: '' }`, "jobs:test:trigger config can't be blank"],
  [
    `stages: [a, b]\ntest: { stage: a, trigger: { include: [{ artifact: x, job: late }] } }\nlate: { stage: b, ${script} }`,
    'test job: dependency late is not defined in current or prior stages',
  ],
  [
    `include: { template: Gone.yml }\ntest: { ${script} }`,
    'Template file `Gone.yml` is not a valid location!',
  ],
];

/** Keywords of a job, and what their author is told: what looks like a text or like a truth has to be one. */
const misfits: readonly (readonly [string, string])[] = [
  ['tags: [1]', 'jobs:a:tags config should be an array of strings'],
  ['artifacts: { paths: [1] }', 'jobs:a:artifacts paths should be an array of strings'],
  ['artifacts: { paths: [x], name: 1 }', 'jobs:a:artifacts name should be a string'],
  ['artifacts: { paths: [x], expire_in: 1 }', 'jobs:a:artifacts expire in should be a string'],
  ['artifacts: { paths: [x], expose_as: 1 }', 'jobs:a:artifacts expose as should be a string'],
  [
    'artifacts: { paths: [x], expose_as: <b>x</b> }',
    "jobs:a:artifacts expose as can contain only letters, digits, '-', '_' and spaces, and begins with neither '-' nor a space",
  ],
  [
    'artifacts: { paths: [x], public: "false" }',
    'jobs:a:artifacts public should be a boolean value',
  ],
  ['cache: { key: 1, paths: [x] }', 'jobs:a:cache:key should be a hash, a string or a symbol'],
  [
    'cache: { key: { files: [1] }, paths: [x] }',
    'jobs:a:cache:key:files config should be an array of strings',
  ],
  [
    'cache: { key: { files: [x], prefix: 1 }, paths: [x] }',
    'jobs:a:cache:key prefix should be a string',
  ],
  ['only: [1]', 'jobs:a:only config should be an array of strings or a string'],
  ['only: {}', "jobs:a:only config can't be blank"],
  ['only: { kubernetes: asleep }', 'jobs:a:only kubernetes unknown value: asleep'],
  ['except: { changes: [1] }', 'jobs:a:except:changes config should be an array of strings'],
  ['rules: [{ changes: [1] }]', 'jobs:a:rules:rule:changes config should be an array of strings'],
  ['rules: [{ exists: [1] }]', 'jobs:a:rules:rule:exists config should be an array of strings'],
  ['rules: [{}]', "jobs:a:rules:rule config can't be blank"],
  [
    'rules: [{ if: $A, allow_failure: "true" }]',
    'jobs:a:rules:rule allow failure should be a boolean value',
  ],
  ['rules: [{ if: $A, start_in: 1 hour }]', 'jobs:a:rules:rule start in must be blank'],
  [
    'when: delayed, start_in: 1 hour, rules: [{ if: $A }]',
    'jobs:a config key may not be used with `rules`: start_in',
  ],
  ['timeout: 1', 'jobs:a:timeout config should be a duration'],
  [
    'allow_failure: { exit_codes: 1, more: 2 }',
    'jobs:a:allow_failure config contains unknown keys: more',
  ],
  ['inherit: { jobs: true }', 'jobs:a:inherit config contains unknown keys: jobs'],
  ['when: never', 'jobs:a when should be one of: on_success, on_failure, always, manual, delayed'],
  ['needs: b', 'jobs:a:needs config can only be a hash or an array'],
  ['needs: [b, { job: b, artifacts: false }]', 'a has the following needs duplicated: b.'],
  ['hooks: text', 'jobs:a:hooks config should be a hash'],
  ['hooks: { other: x }', 'jobs:a:hooks config contains unknown keys: other'],
  [
    'id_tokens: { T: { aud: x, other: y } }',
    'jobs:a:id_tokens:T config contains unknown keys: other',
  ],
  [
    'parallel: { matrix: [{ A: x }], other: 1 }',
    'jobs:a:parallel config contains unknown keys: other',
  ],
  [
    'artifacts: { reports: { coverage_report: { coverage_format: cobertura, path: x, other: y } } }',
    'jobs:a:artifacts:reports:coverage_report config contains unknown keys: other',
  ],
  ['pages: { publish: x, other: y }', 'jobs:a:pages config contains unknown keys: other'],
  ['pages: { path_prefix: 1 }', 'jobs:a:pages path prefix should be a string'],
  ['pages: { expire_in: later }', 'jobs:a:pages expire in should be a duration'],
  [
    'secrets: { S: { vault: a/b, other: x } }',
    'jobs:a:secrets:S config contains unknown keys: other',
  ],
  ['secrets: { S: text }', 'jobs:a:secrets:S config should be a hash'],
  [
    'secrets: { S: { file: true } }',
    'jobs:a:secrets:S config must use exactly one of these keys: vault, azure_key_vault, gcp_secret_manager, aws_secrets_manager, akeyless, gitlab_secrets_manager',
  ],
  [
    'secrets: { S: { vault: { engine: { name: a, path: b }, path: c, field: d, other: x } } }',
    'jobs:a:secrets:S:vault config contains unknown keys: other',
  ],
  [
    'secrets: { S: { vault: { engine: { name: a, other: b }, path: c, field: d } } }',
    'jobs:a:secrets:S:vault:engine config contains unknown keys: other',
  ],
  [
    'secrets: { S: { azure_key_vault: { name: a, other: b } } }',
    'jobs:a:secrets:S:azure_key_vault config contains unknown keys: other',
  ],
  [
    'environment: { name: x, kubernetes: { namespace: y, other: z } }',
    'jobs:a:environment:kubernetes config contains unknown keys: other',
  ],
  [
    'environment: { name: x, kubernetes: y }',
    'jobs:a:environment:kubernetes config should be a hash',
  ],
  [
    'image: { name: x, docker: { platform: y, other: z } }',
    'jobs:a:image:docker config contains unknown keys: other',
  ],
  [
    'services: [{ name: x, kubernetes: { other: z } }]',
    'jobs:a:services:service:kubernetes config contains unknown keys: other',
  ],
  [
    'dast_configuration: { site_profile: x, other: y }',
    'jobs:a:dast_configuration config contains unknown keys: other',
  ],
  [
    'release: { tag_name: x, description: y, assets: { other: z } }',
    'jobs:a:release:assets config contains unknown keys: other',
  ],
  [
    `tags: [${Array.from({ length: 50 }, (_, i) => `t${i}`).join()}]`,
    'jobs:a:tags config must be less than the limit of 50 tags',
  ],
  [
    `needs: [${Array.from({ length: 6 }, (_, i) => `{ project: x/y, job: j${i}, ref: main }`).join()}]`,
    'jobs:a:needs config must be less than or equal to 5',
  ],
];

describe('a configuration with a fault', () => {
  it.each(misfits)('of a job, %s, is told: %s', async (keywords, fault) => {
    const text = `b: { ${script} }\na: { ${script}, ${keywords} }`;
    expect(await faultsOf(text)).toContain(fault);
  });

  it.each(faults)('%j is told: %s', async (text, fault) => {
    expect(await faultsOf(text)).toContain(fault);
  });

  it('is told all faults at once', async () => {
    const texts = await faultsOf(
      'a: { script: x, when: later }\nb: { script: x, retry: 9 }\nc: {}',
    );
    expect(texts).toHaveLength(3);
  });

  it('warns of jobs that a push and a merge request both run', async () => {
    const plan = await planOf('a: { script: x, rules: [{ when: always }] }');
    expect(plan.warnings).toEqual([
      'jobs:a may allow multiple pipelines to run for a single action due to `rules:when` clause with no `workflow:rules`',
    ]);
  });
});

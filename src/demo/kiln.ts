import { drawTemperatureChart } from './picture.ts';
import { createStory } from './story.ts';
import type { Story } from './story.ts';
import type { Username } from './people.ts';

/** Cone, end temperature in °C, and who wrote the schedule down. */
const cones: readonly [string, number, Username][] = [
  ['022', 586, 'maintainer'],
  ['019', 678, 'contributor'],
  ['017', 738, 'contributor'],
  ['015', 791, 'developer'],
  ['010', 903, 'maintainer'],
  ['08', 942, 'tester'],
  ['06', 998, 'tester'],
  ['04', 1063, 'maintainer'],
  ['02', 1102, 'developer'],
  ['1', 1137, 'contributor'],
  ['4', 1162, 'contributor'],
  ['6', 1222, 'maintainer'],
  ['8', 1249, 'tester'],
  ['10', 1285, 'developer'],
];

const readme = `# Kiln

Plans and checks firing schedules: ramps, holds and cooling, in plain JSON.

## Use

    node src/plan.js schedules/cone-06.json

prints the temperature for every ten minutes of the firing.
`;

const ramp = `/** Temperature after \`minutes\` of a ramp; rates are degrees per hour. */
export function ramp(from, to, rate, minutes) {
  const step = (rate / 60) * minutes;
  return from + step;
}
`;

const plan = `import { readFileSync } from 'node:fs';
import { ramp } from './ramp.js';

const schedule = JSON.parse(readFileSync(process.argv[2], 'utf8'));
let temperature = 20;
for (const { to, rate } of schedule.segments) {
  temperature = ramp(temperature, to, rate, 10);
  console.log(Math.round(temperature));
}
`;

/** Runs in a shell that has Node. */
export const kilnConfiguration = `stages: [test, plan]

test:
  stage: test
  script:
    - node --test

plan:
  stage: plan
  script:
    - node src/plan.js schedules/cone-06.json > plan.txt
    - head -n 3 plan.txt
  artifacts:
    paths: [plan.txt]
    expire_in: 1 hour
`;

/** The logs of the jobs, by their names. */
export const kilnLogs: Readonly<Record<string, string>> = {
  test: 'Fetching $CI_COMMIT_SHORT_SHA of main\n$ node --test\nℹ tests 4\nℹ pass 4\nℹ fail 0\n\nJob succeeded\n',
  plan:
    'Fetching $CI_COMMIT_SHORT_SHA of main\n$ node src/plan.js schedules/cone-06.json > plan.txt\n' +
    '$ head -n 3 plan.txt\n30\n30\n30\n\nJob succeeded\n',
};

/** The main branch of the kiln: some fifty commits by five people. */
export function tellKilnStory(): Story {
  const story = createStory();
  tellOfRamps(story);
  tellOfHolds(story);
  tellOfReleases(story);
  return story;
}

function tellOfRamps({ tell }: Story): void {
  tell('maintainer', 'Say what this is for', { 'README.md': readme });
  tell('maintainer', 'Add the licence', { LICENSE: 'MIT License\n\nCopyright the Kiln authors\n' });
  tell('developer', 'Compute a ramp', { 'src/ramp.js': ramp });
  tell('developer', 'Print a plan', {
    'src/plan.js': plan,
    'package.json': '{\n  "name": "kiln",\n  "version": "0.1.0",\n  "type": "module"\n}\n',
  });
  tell('tester', 'Test the ramp', {
    'test/ramp.test.js':
      "import assert from 'node:assert/strict';\nimport test from 'node:test';\n" +
      "import { ramp } from '../src/ramp.js';\n\n" +
      "test('rises by its rate', () => {\n  assert.equal(ramp(20, 600, 60, 10), 30);\n});\n",
  });
  tell(
    'tester',
    'Do not climb past the end of a ramp\n\nA segment of 5 degrees ran 5 degrees too far.',
    {
      'src/ramp.js': (text) =>
        text.replace('return from + step;', 'return Math.min(to, from + step);'),
      'test/ramp.test.js': (text) =>
        `${text}\ntest('stops at its end', () => {\n  assert.equal(ramp(595, 600, 60, 10), 600);\n});\n`,
    },
  );
  tell('writer', 'Begin a change log', {
    'CHANGELOG.md': '# Changes\n\n## 0.1.0\n\n- Plans with ramps\n',
  });
  for (const [cone, temperature, author] of cones.slice(0, 7)) {
    tell(author, `Add the schedule for cone ${cone}`, {
      [`schedules/cone-${cone}.json`]: formatSchedule(temperature),
    });
  }
}

function tellOfHolds({ tell }: Story): void {
  tell('contributor', 'Let ramps fall as well', {
    'src/ramp.js': (text) =>
      text.replace(
        '  return Math.min(to, from + step);',
        '  if (to < from) return Math.max(to, from - step);\n  return Math.min(to, from + step);',
      ),
    'test/ramp.test.js': (text) =>
      `${text}\ntest('falls when the end is below', () => {\n  assert.equal(ramp(600, 20, 60, 10), 590);\n});\n`,
  });
  tell('developer', 'Hold at the end of a segment', {
    'src/hold.js':
      '/** The same temperature for every step of a hold. */\n' +
      'export function* hold(temperature, minutes) {\n' +
      '  for (let passed = 0; passed < minutes; passed += 10) yield temperature;\n}\n',
    'src/plan.js': (text) =>
      text.replace(
        "import { ramp } from './ramp.js';",
        "import { hold } from './hold.js';\nimport { ramp } from './ramp.js';",
      ),
  });
  tell('developer', 'Print holds in the plan', {
    'src/plan.js': (text) =>
      text
        .replace('{ to, rate }', '{ to, rate, minutes = 0 }')
        .replace(
          '  console.log(Math.round(temperature));\n',
          '  console.log(Math.round(temperature));\n  for (const held of hold(temperature, minutes)) console.log(Math.round(held));\n',
        ),
  });
  tell('writer', 'Describe a schedule', {
    'docs/schedule.md':
      '# A schedule\n\nA list of segments. Each has an end (`to`, °C), a rate (`rate`, °C per hour)\n' +
      'and, when it rests there, a time (`minutes`).\n',
  });
  tell('writer', 'Show a firing as a picture', { 'docs/firing.png': drawTemperatureChart() });
  tell('writer', 'Put the picture into the guide', {
    'docs/schedule.md': (text) => `${text}\n![Temperature over time](firing.png)\n`,
  });
  for (const [cone, temperature, author] of cones.slice(7)) {
    tell(author, `Add the schedule for cone ${cone}`, {
      [`schedules/cone-${cone}.json`]: formatSchedule(temperature),
    });
  }
}

function tellOfReleases({ tell }: Story): void {
  tell('maintainer', 'Release 0.2.0', {
    'package.json': (text) => text.replace('0.1.0', '0.2.0'),
    'CHANGELOG.md': (text) =>
      text.replace(
        '# Changes\n',
        '# Changes\n\n## 0.2.0\n\n- Holds, and ramps that fall\n- Schedules for fourteen cones\n',
      ),
  });
  for (const [cone, temperature, author] of cones.filter((_, index) => index % 2 === 1)) {
    tell(
      author,
      `Cool cone ${cone} more slowly\n\nGlazes crazed when the door was opened at 200 degrees.`,
      {
        [`schedules/cone-${cone}.json`]: formatSchedule(temperature, 90),
      },
    );
  }
  tell('contributor', 'Read temperatures in Fahrenheit', {
    'src/units.js': 'export const celsius = (fahrenheit) => ((fahrenheit - 32) * 5) / 9;\n',
    'test/units.test.js':
      "import assert from 'node:assert/strict';\nimport test from 'node:test';\n" +
      "import { celsius } from '../src/units.js';\n\n" +
      "test('water boils', () => assert.equal(celsius(212), 100));\n",
  });
  tell('tester', 'Refuse a rate of zero', {
    'src/ramp.js': (text) =>
      text.replace(
        '  const step',
        "  if (rate <= 0) throw new RangeError('a rate is above zero');\n  const step",
      ),
  });
  tell('writer', 'Explain how to contribute', {
    'CONTRIBUTING.md':
      '# Contributing\n\nOne schedule for each commit; say in which kiln it was fired.\n',
    'README.md': (text) => `${text}\nSee [CONTRIBUTING](CONTRIBUTING.md).\n`,
  });
  tell('developer', 'Keep the tests beside a runner', {
    'package.json': (text) =>
      text.replace('"type": "module"', '"type": "module",\n  "scripts": { "test": "node --test" }'),
  });
  tell('developer', 'Test and plan in a pipeline', { '.gitlab-ci.yml': kilnConfiguration });
  tell('maintainer', 'Release 1.0.0', {
    'package.json': (text) => text.replace('0.2.0', '1.0.0'),
    'CHANGELOG.md': (text) =>
      text.replace('# Changes\n', '# Changes\n\n## 1.0.0\n\n- Slower cooling\n- Fahrenheit\n'),
  });
}

export const kilnTag = {
  name: 'v1.0.0',
  tagger: 'maintainer',
  message: 'Schedules for all cones',
} as const;

/** A branch that is still being worked on. */
export const kilnBranch = {
  name: 'crystalline-glazes',
  author: 'contributor',
  message: 'Try a schedule for crystals',
  path: 'schedules/crystals.json',
  content: formatSchedule(1260, 60),
} as const;

export function formatSchedule(temperature: number, cooling = 150): string {
  const segments = [
    { to: 120, rate: 60, minutes: 60 },
    { to: 600, rate: 100 },
    { to: temperature, rate: temperature > 1000 ? 120 : 150, minutes: 10 },
    { to: 200, rate: cooling },
  ];
  return `${JSON.stringify({ unit: 'celsius', segments }, null, 2)}\n`;
}

import type { Username } from './people.ts';

/** A milestone of the Kiln project; days count from now, those past are negative. */
interface DemoMilestone {
  readonly title: string;
  readonly description: string;
  readonly begins: number;
  readonly due: number;
  readonly closed?: boolean;
}

/** Note on an issue: `hours` after it was opened. */
export interface DemoNote {
  readonly by: Username;
  readonly hours: number;
  readonly body: string;
  /** Answers the note before it. */
  readonly reply?: boolean;
}

export interface DemoIssue {
  readonly title: string;
  readonly by: Username;
  /** Days ago. */
  readonly opened: number;
  /** Days ago; left out while it is open. */
  readonly closed?: number;
  readonly description: string;
  readonly labels: readonly string[];
  readonly milestone?: string;
  readonly assignee?: Username;
  /** Days from now. */
  readonly due?: number;
  readonly weight?: number;
  readonly confidential?: boolean;
  /** Hours, as the other. */
  readonly estimate?: number;
  readonly spent?: number;
  readonly thumbs?: readonly Username[];
  readonly inEpic?: boolean;
  readonly notes?: readonly DemoNote[];
}

/** Labels of the group, title to color and description. */
export const demoLabels: Readonly<Record<string, readonly [color: string, description: string]>> = {
  bug: ['#d9534f', 'It does not do what it says'],
  feature: ['#5cb85c', 'It could do more'],
  documentation: ['#428bca', 'It could be said better'],
  safety: ['#cc0033', 'Somebody could get hurt, or the kiln'],
  'good first issue': ['#8fbc8f', 'A way in for newcomers'],
};

export const demoMilestones: readonly DemoMilestone[] = [
  {
    title: 'First firing',
    description: 'Bisque schedules that the small kiln follows on its own',
    begins: -110,
    due: -60,
    closed: true,
  },
  {
    title: 'Glaze firing',
    description: 'Holds, slow cooling, and a check before each firing',
    begins: -55,
    due: 12,
  },
  { title: 'Two kilns', description: 'Plans for both kilns in one place', begins: 14, due: 75 },
];

export const epic = {
  title: 'Fire without anybody watching',
  by: 'maintainer',
  opened: 50,
  description:
    'Whoever unloads should not have sat next to the kiln all night.\n\n- [x] holds\n- [ ] alarms\n- [ ] cooling',
  labels: ['safety', 'feature'],
} as const satisfies {
  title: string;
  by: Username;
  opened: number;
  description: string;
  labels: readonly string[];
};

export const demoIssues: readonly DemoIssue[] = [
  {
    title: 'Schedules for the low cones',
    by: 'maintainer',
    opened: 108,
    closed: 96,
    description: 'We fire between cone 022 and cone 015 most. Write these down first.',
    labels: ['feature'],
    milestone: 'First firing',
    assignee: 'contributor',
    estimate: 6,
    spent: 7,
    notes: [
      {
        by: 'contributor',
        hours: 20,
        body: 'Done for 022 to 017, from the notebook next to the kiln.',
      },
      {
        by: 'maintainer',
        hours: 26,
        body: 'Thank you. 015 holds too short, see the crack in the test tile.',
      },
    ],
  },
  {
    title: 'Temperatures are read as Fahrenheit where the file says nothing',
    by: 'tester',
    opened: 94,
    closed: 92,
    description:
      'A schedule without `unit` ends at 998 °F, which does not even dry the ware.\n\n1. Leave out `unit`\n2. Plan cone 06\n\nExpected: °C, as the README says.',
    labels: ['bug', 'safety'],
    milestone: 'First firing',
    assignee: 'developer',
    weight: 2,
    thumbs: ['contributor', 'writer'],
    notes: [
      { by: 'developer', hours: 3, body: 'Found it: the default was set after the check.' },
      { by: 'tester', hours: 30, body: 'Fired a shelf of tiles with it. Good now.' },
    ],
  },
  {
    title: 'Say in the README how a hold is written',
    by: 'writer',
    opened: 80,
    closed: 78,
    description: 'I guessed `"hold": 20` means minutes. It does, but nothing says so.',
    labels: ['documentation', 'good first issue'],
    milestone: 'First firing',
    assignee: 'writer',
  },
  {
    title: 'Chart of a firing as text',
    by: 'contributor',
    opened: 71,
    closed: 63,
    description: 'A small chart in the terminal would let us compare two schedules at a glance.',
    labels: ['feature'],
    milestone: 'First firing',
    assignee: 'contributor',
    weight: 3,
    estimate: 4,
    spent: 3,
    thumbs: ['maintainer', 'tester', 'developer'],
  },
  {
    title: 'Slow cooling between 900 and 700 °C',
    by: 'maintainer',
    opened: 48,
    description:
      'Crystalline glazes need 50 °C an hour on the way down.\n\n- [x] segments may go down\n- [x] a rate for each segment\n- [ ] tell when the kiln cannot cool that slowly\n- [ ] schedule for cone 10',
    labels: ['feature'],
    milestone: 'Glaze firing',
    assignee: 'developer',
    due: 9,
    weight: 5,
    estimate: 16,
    spent: 9,
    inEpic: true,
    thumbs: ['contributor', 'writer', 'tester'],
    notes: [
      {
        by: 'developer',
        hours: 22,
        body: 'Segments that go down work on a branch. The large kiln loses 80 °C an hour with everything off, so the rate cannot always be kept.',
      },
      {
        by: 'maintainer',
        hours: 25,
        reply: true,
        body: 'Then heat against it. The elements can do 30 %.',
      },
      {
        by: 'tester',
        hours: 49,
        body: 'Two of five test tiles grew crystals. The ones near the door did not.',
      },
    ],
  },
  {
    title: 'Refuse schedules that heat faster than the kiln can',
    by: 'tester',
    opened: 44,
    closed: 20,
    description: 'The plan for cone 10 asks for 400 °C an hour. The small kiln does 180.',
    labels: ['bug', 'safety'],
    milestone: 'Glaze firing',
    assignee: 'contributor',
    weight: 3,
    inEpic: true,
    notes: [
      { by: 'contributor', hours: 5, body: 'What should it do: refuse, or plan what is possible?' },
      { by: 'maintainer', hours: 7, reply: true, body: 'Refuse, and say by how much.' },
    ],
  },
  {
    title: 'Alarm when a thermocouple fails',
    by: 'developer',
    opened: 37,
    description:
      'With a broken thermocouple the kiln reads 0 °C and heats on. It must stop and tell somebody.',
    labels: ['safety', 'feature'],
    milestone: 'Glaze firing',
    assignee: 'maintainer',
    due: 5,
    weight: 8,
    inEpic: true,
    thumbs: ['tester', 'visitor'],
    notes: [
      { by: 'tester', hours: 2, body: 'This happened to the kiln of the school last winter.' },
      {
        by: 'visitor',
        hours: 60,
        body: 'Which thermocouples do you use? Type K drift above 1100 °C.',
      },
      { by: 'maintainer', hours: 64, reply: true, body: 'Type S since spring.' },
    ],
  },
  {
    title: 'Cone 6 ends ten degrees too hot',
    by: 'contributor',
    opened: 21,
    description: 'Witness cones say cone 7. Same in three firings on the middle shelf.',
    labels: ['bug'],
    milestone: 'Glaze firing',
    assignee: 'tester',
    due: -2,
    weight: 2,
    spent: 2,
    notes: [{ by: 'tester', hours: 30, body: 'Measuring with a second probe on Friday.' }],
  },
  {
    title: 'Price of a firing',
    by: 'visitor',
    opened: 17,
    description: 'Could it say how many kWh a schedule takes, before one starts it?',
    labels: ['feature', 'good first issue'],
    thumbs: ['writer'],
  },
  {
    title: 'Plan both kilns at once',
    by: 'maintainer',
    opened: 12,
    description: 'They hang on one fuse: together they may draw 32 A.',
    labels: ['feature', 'safety'],
    milestone: 'Two kilns',
    weight: 8,
    inEpic: true,
  },
  {
    title: 'The key of the kiln room is on a public photo',
    by: 'writer',
    opened: 6,
    description:
      'On the page of the studio, third picture. Please have it cut out, and the lock changed.',
    labels: ['safety'],
    assignee: 'maintainer',
    confidential: true,
    due: 1,
    notes: [{ by: 'maintainer', hours: 1, body: 'Picture is gone. The locksmith comes tomorrow.' }],
  },
  {
    title: 'Translate the names of the cones',
    by: 'writer',
    opened: 3,
    description: 'Orton and Seger count differently. A table would help, see `schedules/`.',
    labels: ['documentation', 'good first issue'],
  },
];

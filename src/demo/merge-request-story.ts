import { kilnBranch, formatSchedule } from './kiln.ts';
import type { Username } from './people.ts';
import type { DemoNote } from './plan-story.ts';

/** A branch with one commit, which is made with the merge request. */
interface DemoBranch {
  readonly name: string;
  readonly message: string;
  readonly path: string;
  /** `create` where left out. */
  readonly action?: 'update';
  readonly content: string;
  /** The message of the commit of the main branch that it starts before; its head where left out. */
  readonly before?: string;
}

/** A merge request into the main branch of the Kiln project. */
export interface DemoMergeRequest {
  readonly title: string;
  readonly by: Username;
  /** Days ago; of a merged one its commits tell. */
  readonly opened?: number;
  readonly description: string;
  readonly labels: readonly string[];
  readonly milestone?: string;
  readonly assignee?: Username;
  readonly reviewers?: readonly Username[];
  readonly approvedBy?: readonly Username[];
  /** The title of the issue that it closes. */
  readonly closes?: string;
  readonly branch: DemoBranch | { readonly name: string };
  /** The messages of its commits, where the main branch has them already, and who merged them. */
  readonly merged?: { readonly commits: readonly string[]; readonly by: Username };
  /** Days ago, without being merged. */
  readonly closed?: number;
  readonly notes?: readonly DemoNote[];
}

const alarm = `/** Calls \`sound\` when no reading has come for a minute. */
export function watch(readings, sound, minute = 60_000) {
  let timer = setTimeout(sound, minute);
  readings.on('data', () => {
    clearTimeout(timer);
    timer = setTimeout(sound, minute);
  });
}
`;

export const demoMergeRequests: readonly DemoMergeRequest[] = [
  {
    title: 'Hold at the end of a segment',
    by: 'developer',
    description: 'Glazes settle while the kiln rests. `minutes` is how long it does.',
    labels: ['feature'],
    milestone: 'First firing',
    assignee: 'developer',
    reviewers: ['maintainer'],
    approvedBy: ['maintainer'],
    branch: { name: 'holds' },
    merged: {
      commits: ['Hold at the end of a segment', 'Print holds in the plan'],
      by: 'maintainer',
    },
    notes: [
      { by: 'maintainer', hours: 2, body: 'Does a hold of five minutes print a line at all?' },
      { by: 'developer', hours: 3, body: 'One: the plan has a line for every ten.', reply: true },
    ],
  },
  {
    title: 'Refuse a rate of zero',
    by: 'tester',
    description: 'Such a plan never ended, and filled the disk of the studio computer.',
    labels: ['bug', 'safety'],
    milestone: 'Glaze firing',
    reviewers: ['developer'],
    approvedBy: ['developer'],
    branch: { name: 'no-zero-rate' },
    merged: { commits: ['Refuse a rate of zero'], by: 'developer' },
  },
  {
    title: 'Write temperatures in Réaumur',
    by: 'contributor',
    opened: 30,
    closed: 29,
    description: 'The oldest notebook of the pottery has them.',
    labels: ['feature'],
    branch: {
      name: 'reaumur',
      message: 'Write temperatures in Réaumur',
      path: 'src/reaumur.js',
      content: 'export const reaumur = (celsius) => (celsius * 4) / 5;\n',
    },
    notes: [
      { by: 'maintainer', hours: 4, body: 'A nice find, but who would read the plans then?' },
      { by: 'contributor', hours: 9, body: 'Nobody alive. I close this.', reply: true },
    ],
  },
  {
    title: 'Draft: Try a schedule for crystals',
    by: 'contributor',
    opened: 9,
    description:
      'Crystals grow between 1100 and 1050 °C. The holds there are guesses still.\n\n- [x] climb to cone 10\n- [ ] hold at 1100 °C\n- [ ] fire it once',
    labels: ['feature'],
    milestone: 'Two kilns',
    branch: { name: kilnBranch.name },
    notes: [{ by: 'tester', hours: 30, body: 'I have room for three tiles on Thursday.' }],
  },
  {
    title: 'Let cone 10 cool slowly below 900 °C',
    by: 'tester',
    opened: 5,
    description: 'Two of the six bowls of the last firing have cracks at the foot.',
    labels: ['bug'],
    milestone: 'Glaze firing',
    assignee: 'tester',
    reviewers: ['developer'],
    branch: {
      name: 'cone-10-cooling',
      message: 'Cool cone 10 at sixty degrees an hour',
      path: 'schedules/cone-10.json',
      action: 'update',
      content: formatSchedule(1285, 60),
      before: 'Cool cone 10 more slowly',
    },
    notes: [
      {
        by: 'developer',
        hours: 6,
        body: 'The main branch cools it at ninety by now, so this conflicts. Would you rebase it?',
      },
    ],
  },
  {
    title: 'Sound an alarm when a thermocouple fails',
    by: 'developer',
    opened: 4,
    description: 'A minute without a reading is too long at 1200 °C.',
    labels: ['feature', 'safety'],
    milestone: 'Glaze firing',
    assignee: 'developer',
    reviewers: ['maintainer', 'tester'],
    approvedBy: ['tester'],
    closes: 'Alarm when a thermocouple fails',
    branch: {
      name: 'thermocouple-alarm',
      message: 'Sound an alarm when a thermocouple fails',
      path: 'src/alarm.js',
      content: alarm,
    },
    notes: [
      { by: 'tester', hours: 5, body: 'Pulled the plug of both sensors: it rings. Approved.' },
      { by: 'maintainer', hours: 8, body: 'Could the minute come from the schedule?' },
      {
        by: 'developer',
        hours: 9,
        body: 'It could, as `silence` beside `unit`. In another merge request?',
        reply: true,
      },
    ],
  },
  {
    title: 'Name the cones in French',
    by: 'contributor',
    opened: 2,
    description: 'For the workshop in Vallauris. Names only, temperatures stay as they are.',
    labels: ['documentation', 'good first issue'],
    reviewers: ['writer'],
    branch: {
      name: 'french-names',
      message: 'Name the cones in French',
      path: 'docs/cones.fr.md',
      content:
        '# Les montres\n\n- Montre 06 : biscuit\n- Montre 6 : grès\n- Montre 10 : porcelaine\n',
    },
  },
];

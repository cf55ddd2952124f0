import { truncateText } from '#src/text/beginning-of.ts';
import { type Attributes, readXml } from './xml.ts';

export type TestStatus = 'success' | 'failed' | 'skipped' | 'error';

export interface TestCase {
  readonly status: TestStatus;
  readonly name: string;
  readonly classname: string | null;
  readonly file: string | null;
  /** Seconds. */
  readonly execution_time: number;
  /** The words of a failure; null for tests without. */
  readonly system_output: string | null;
}

/** Maximum characters of a stored name, and of the text of a failure. */
const maxNameChars = 1_000;
export const maxOutputChars = 16_384;
/** Seconds that a test may say it took. */
const maxTestSeconds = 1e9;

/** Status by the name of the element. */
const statuses: ReadonlyMap<string, TestStatus> = new Map([
  ['failure', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
]);

interface Found {
  readonly attributes: Attributes;
  readonly depth: number;
  status: TestStatus;
  output: string;
}

/**
 * Reads the test cases of a report one after another, in suites of any depth, until `take` returns false.
 * @throws ReportFault for invalid XML
 */
export async function readJunit(
  chunks: AsyncIterable<Buffer>,
  take: (test: TestCase) => boolean,
): Promise<void> {
  let test: Found | null = null;
  let isSaying = false;
  let goesOn = true;
  const say = (text: string) => {
    if (test !== null && test.output.length < maxOutputChars) {
      test.output = truncateText(test.output + text, maxOutputChars);
    }
  };
  await readXml(chunks, {
    open(name, attributes, depth) {
      if (name === 'testcase' && test === null) {
        test = { attributes, depth, status: 'success', output: '' };
        return;
      }
      const status = statuses.get(name);
      if (test === null || depth !== test.depth + 1 || status === undefined) return;
      test.status = status;
      isSaying = true;
      if (attributes['message'] !== undefined) say(`${attributes['message']}\n`);
    },
    text(text) {
      if (isSaying) say(text);
    },
    close(_, depth) {
      if (test === null) return;
      if (depth === test.depth + 1) isSaying = false;
      if (depth !== test.depth) return;
      if (goesOn) goesOn = take(toTestCase(test));
      test = null;
    },
    isDone: () => !goesOn,
  });
}

function toTestCase({ attributes, status, output }: Found): TestCase {
  const readAttribute = (name: string) => {
    const text = attributes[name];
    return text === undefined ? null : truncateText(text, maxNameChars);
  };
  const words = output.trim();
  return {
    status,
    name: readAttribute('name') ?? '',
    classname: readAttribute('classname'),
    file: readAttribute('file'),
    execution_time: parseSeconds(attributes['time']),
    system_output: words === '' ? null : words,
  };
}

/** Some programs put commas between thousands. */
function parseSeconds(text = ''): number {
  const seconds = Number(text.replaceAll(',', ''));
  return seconds > 0 && seconds <= maxTestSeconds ? seconds : 0;
}

export interface TestCounts {
  readonly time: number;
  readonly count: number;
  readonly success: number;
  readonly failed: number;
  readonly skipped: number;
  readonly error: number;
}

export const noTests: TestCounts = {
  time: 0,
  count: 0,
  success: 0,
  failed: 0,
  skipped: 0,
  error: 0,
};

/** @throws ReportFault for what is no XML */
export async function countTests(chunks: AsyncIterable<Buffer>): Promise<TestCounts> {
  const counts = { ...noTests };
  await readJunit(chunks, ({ status, execution_time }) => {
    counts.time += execution_time;
    counts.count += 1;
    counts[status] += 1;
    return true;
  });
  return counts;
}

export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  return {
    time: one.time + other.time,
    count: one.count + other.count,
    success: one.success + other.success,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    error: one.error + other.error,
  };
}

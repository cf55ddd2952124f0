import { describe, expect, it } from 'vitest';
import { checkFails } from '#src/domains/ci/approvals/report-checks.ts';
import type { ComparedReport, ReportFacts } from '#src/domains/ci/approvals/report-facts.ts';

type Rule = Parameters<typeof checkFails>[0];

const scan = (...findings: readonly string[]): ComparedReport => ({
  file_type: 'sast',
  fault: null,
  content: { findings },
});
const dast = (...findings: readonly string[]) =>
  ({ ...scan(...findings), file_type: 'dast' }) as const;
const broken: ComparedReport = { file_type: 'sast', fault: 'is no XML', content: {} };
const licences = (...licenses: readonly string[]): ComparedReport => ({
  file_type: 'license_scanning',
  fault: null,
  content: { licenses },
});
const lines = (coverage: number): ComparedReport => ({
  file_type: 'cobertura',
  fault: null,
  content: { coverage },
});

const usual: Rule = {
  report_type: 'vulnerability',
  scanners: ['sast', 'dast'],
  severity_levels: ['unknown', 'high', 'critical'],
  vulnerabilities_allowed: 0,
  vulnerability_states: ['newly_detected'],
};
const over: ReportFacts = {
  ...{ pipeline: 'over', head: [], base: [], tooMuch: false },
  ...{ headCoverage: null, baseCoverage: null },
};
const none: Partial<ReportFacts> = { pipeline: 'none' };

describe('a check of findings', () => {
  const detected: Partial<Rule> = { vulnerability_states: ['detected'] };
  it.each<readonly [string, Partial<Rule>, Partial<ReportFacts>, boolean]>([
    ['nothing is scanned', {}, {}, false],
    ['there is no pipeline', {}, none, false],
    ['there is no pipeline, and the target has reports', {}, { ...none, base: [scan()] }, true],
    ['the pipeline is under way', {}, { pipeline: 'under way', head: [scan()] }, true],
    ['it comes from a fork', {}, { pipeline: 'elsewhere', head: [scan()], base: [scan()] }, true],
    ['nothing is found', {}, { head: [scan()] }, false],
    ['something bad is found', {}, { head: [scan('ha')] }, true],
    ['something critical is found', {}, { head: [scan('ca')] }, true],
    ['something is found of which nobody says how bad', {}, { head: [scan('ua')] }, true],
    ['only lesser things are found', {}, { head: [scan('ma', 'lb', 'ic')] }, false],
    ['lesser things count', { severity_levels: ['low'] }, { head: [scan('la')] }, true],
    ['it is another scanner', { scanners: ['dast'] }, { head: [scan('ha')] }, false],
    ['it is one of two scanners', {}, { head: [scan(), dast('ha')] }, true],
    ['the target has it, too', {}, { head: [scan('ha')], base: [scan('ha')] }, false],
    ['the target says it is less bad', {}, { head: [scan('ca')], base: [scan('la')] }, false],
    [
      'another scanner has found it there',
      {},
      { head: [scan('ha'), dast()], base: [dast('ha'), scan()] },
      true,
    ],
    ['what is known counts', detected, { head: [scan('ha')], base: [scan('ha')] }, true],
    ['only what is known counts', detected, { head: [scan('ha')], base: [scan()] }, false],
    [
      'nobody has dismissed any',
      { vulnerability_states: ['confirmed', 'resolved', 'dismissed'] },
      { head: [scan('ha')], base: [scan('ha')] },
      false,
    ],
    ['as many are allowed', { vulnerabilities_allowed: 2 }, { head: [scan('ha', 'hb')] }, false],
    ['one more is allowed', { vulnerabilities_allowed: 1 }, { head: [scan('ha', 'hb')] }, true],
    [
      'two jobs tell the same',
      { vulnerabilities_allowed: 1 },
      { head: [scan('ha'), scan('ha')] },
      false,
    ],
    ['a report is broken', {}, { head: [broken] }, true],
    ['a report is missing', {}, { head: [dast()], base: [scan(), dast()] }, true],
    [
      'a broken report of the target says nothing',
      {},
      { head: [scan('ha')], base: [broken] },
      true,
    ],
    ['there is too much', {}, { head: [scan()], tooMuch: true }, true],
  ])('where %s', (_, rule, facts, fails) => {
    expect(checkFails({ ...usual, ...rule }, { ...over, ...facts })).toBe(fails);
  });
});

describe('a check of licences', () => {
  it.each<readonly [string, Partial<ReportFacts>, boolean]>([
    ['nothing is scanned', {}, false],
    ['the target has them all', { head: [licences('mit')], base: [licences('mit', 'isc')] }, false],
    ['one is new', { head: [licences('mit', 'gpl')], base: [licences('mit')] }, true],
    ['the target has none', { head: [licences('mit')] }, true],
    ['there are none', { head: [licences()] }, false],
    ['the report is missing', { base: [licences()] }, true],
    ['something else is found', { head: [scan('ha')] }, false],
  ])('where %s', (_, facts, fails) => {
    expect(checkFails({ ...usual, report_type: 'license_scanning' }, { ...over, ...facts })).toBe(
      fails,
    );
  });
});

describe('a check of coverage', () => {
  const logged = (headCoverage: number | null, baseCoverage: number | null) => ({
    headCoverage,
    baseCoverage,
  });
  it.each<readonly [string, Partial<ReportFacts>, boolean]>([
    ['nothing is said', {}, false],
    ['the target says nothing', logged(1, null), false],
    ['it is the same', logged(80.5, 80.5), false],
    ['it is more', logged(81, 80.5), false],
    ['it is less', logged(80.49, 80.5), true],
    ['it is not said any more', logged(null, 80.5), true],
    ['reports say it is less', { head: [lines(80), lines(70)], base: [lines(76)] }, true],
    ['reports say it is more', { head: [lines(80), lines(74)], base: [lines(76)] }, false],
    ['a report is missing', { base: [lines(76)] }, true],
    [
      'a report is broken',
      { head: [{ ...broken, file_type: 'cobertura' }], base: [lines(76)] },
      true,
    ],
    ['logs count before reports', { ...logged(80, 70), head: [lines(1)], base: [lines(9)] }, false],
    ['there is no pipeline', { ...none, baseCoverage: 80 }, true],
    ['the pipeline is under way', { pipeline: 'under way', ...logged(90, 80) }, true],
  ])('where %s', (_, facts, fails) => {
    expect(checkFails({ ...usual, report_type: 'code_coverage' }, { ...over, ...facts })).toBe(
      fails,
    );
  });
});

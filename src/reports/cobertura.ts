import { ReportFault } from './fault.ts';
import { readXml } from './xml.ts';

/**
 * The test coverage in percent: of all lines of all documents, or else the mean of the stated values.
 * @throws ReportFault for an invalid report
 */
export async function readCoverage(chunks: AsyncIterable<Buffer>): Promise<number> {
  let covered = 0;
  let valid = 0;
  const rates: number[] = [];
  await readXml(chunks, {
    open(name, attributes, depth) {
      if (depth !== 1) return;
      if (name !== 'coverage') throw new ReportFault('is no coverage report');
      covered += parseNumber(attributes['lines-covered']) ?? 0;
      valid += parseNumber(attributes['lines-valid']) ?? 0;
      const rate = parseNumber(attributes['line-rate']);
      if (rate !== null && rate <= 1) rates.push(rate);
    },
  });
  if (valid > 0 && covered <= valid) return toPercent(covered / valid);
  if (rates.length === 0) throw new ReportFault('has no data about lines');
  return toPercent(rates.reduce((sum, rate) => sum + rate, 0) / rates.length);
}

function parseNumber(text: string | undefined): number | null {
  const number = text === undefined || text.trim() === '' ? NaN : Number(text);
  return number >= 0 && number < Infinity ? number : null;
}

/** Percentage with two decimals, like the stored coverage of a pipeline. */
const toPercent = (share: number) => Math.round(share * 10_000) / 100;

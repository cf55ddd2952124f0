import { readConfig } from '../config.ts';
import { gate, load, type LoadedSpec } from '../load/load.ts';
import { type Built, buildModel } from '../model/build.ts';
import { isError, type Options, progress, refuse, tellWarnings } from './command.ts';

/** The files that are generated from the document, and where its parts are written. */
type Located = Built & Pick<LoadedSpec, 'locate'>;

/** Reads and checks the document and chooses the generated files; faults end the command. */
export async function build(options: Options): Promise<Located> {
  progress('Reading the document');
  const config = readConfig(options.spec, options.config);
  const { spec, faults, warnings } = load(options.spec, { config });
  progress(null);
  if (spec === null || faults.length > 0) refuse(faults, options.json);
  progress('Checking its structure');
  const structural = await gate(spec);
  progress(null);
  if (structural.some(isError)) refuse(structural, options.json);
  tellWarnings([...warnings, ...structural]);
  return { ...buildModel(spec), locate: spec.locate };
}

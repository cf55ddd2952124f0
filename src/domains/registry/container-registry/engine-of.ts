import type { EngineDeps, RegistryEngine } from './engine.ts';

/** The engine of the instance. */
export async function chooseEngine(deps: EngineDeps): Promise<RegistryEngine> {
  if (deps.config.registry === 'external') {
    const { ExternalEngine } = await import('./external-engine.ts');
    return new ExternalEngine(deps);
  }
  const { EmbeddedEngine } = await import('./embedded-engine.ts');
  return new EmbeddedEngine(deps);
}

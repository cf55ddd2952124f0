/** Tags without blanks around them, empty ones and repetitions. */
export function readRunnerTags(given: readonly string[]): string[] {
  return [...new Set(given.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

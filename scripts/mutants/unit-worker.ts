import { join } from 'node:path';
import { createVitest, type TestCase, type TestSuite } from 'vitest/node';
import { root } from '#scripts/environment.ts';
import type { Run } from './verdict.ts';

// Runs in a copy, and stays: Vitest and its database server are started once. It is told what has changed.
export type Asked = { changed: string[]; tests: { file: string; pattern: string }[] };

const vitest = await createVitest({
  root,
  watch: false,
  reporters: [{}],
  maxWorkers: 1,
  isolate: true,
  bail: 0,
});
await vitest.standalone();

const namesOf = (test: TestCase): string => {
  const names = [test.name];
  let parent: TestCase['parent'] | undefined = test.parent;
  while (parent?.type === 'suite') {
    names.unshift(parent.name);
    parent = (parent as TestSuite).parent;
  }
  return names.join(' › ');
};

async function run({ changed, tests }: Asked): Promise<Run> {
  for (const path of changed) vitest.invalidateFile(join(root, path));
  const project = vitest.getRootProject();
  const specifications = tests.map(({ file, pattern }) =>
    project.createSpecification(join(root, file), { testNamePattern: new RegExp(pattern) }),
  );
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const broken = testModules.flatMap((module) => module.errors().map(({ message }) => message));
  const outcomes = testModules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.result().state !== 'skipped')
      .map((test) => ({
        name: namesOf(test),
        passed: test.result().state === 'passed',
        errors: (test.result().errors ?? []).map(({ name, message }) => `${name}: ${message}`),
      })),
  );
  return { outcomes, broken: outcomes.length === 0 ? (broken[0] ?? null) : null };
}

process.on('message', (asked: Asked) => {
  run(asked).then(
    (answer) => process.send!(answer),
    (error: unknown) => process.send!({ outcomes: [], broken: String(error) } satisfies Run),
  );
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send!('ready');

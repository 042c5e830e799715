/** The part of oxlint's syntax tree and plugin API that our rules use. */
export type Node = { type: string; range: [number, number]; parent?: Node } & Record<string, unknown>;
type Context = {
  filename: string;
  sourceCode: { text: string };
  report(problem: { node: Node; message: string }): void;
};
export type Rule = { create(context: Context): Record<string, (node: Node) => void> };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

import { visionTool } from '@sanity/vision';
import type { Tool } from 'sanity';

const { tools } = visionTool();
const [tool] = Array.isArray(tools) ? tools : [];
if (!tool) throw new Error('@sanity/vision brings no tool');
const { component: Vision } = tool;

/** The maker's tool for queries in GROQ, with room for it on a telephone. */
export function Queries(props: { tool: Tool }) {
  return (
    <div className="queries">
      <Vision {...props} />
    </div>
  );
}

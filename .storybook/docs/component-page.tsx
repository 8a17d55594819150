import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  Markdown,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { use, useContext, useEffect, type ReactNode } from "react";
import packageFile from "../../packages/ui/package.json" with { type: "json" };
import { photograph } from "../photographs.ts";
import { PictureSourceProvider } from "../../packages/ui/src/components/picture/picture-source.tsx";
import { getStatus, type Guidance, type GuidanceExample, type PatternGuidance } from "../guidance.ts";
import { getDisplayName, getProperties } from "../readable-types.ts";
import { getWindowWidth } from "../viewports.ts";
import { forwardControls } from "./forward-controls.ts";
import { getImportLine } from "./import-line.ts";

type GuidanceModule = { guidance: Guidance | PatternGuidance };

/** By path; each is loaded with its page only. */
const modules = import.meta.glob<GuidanceModule>(
  "../../packages/ui/src/{components,patterns}/*/*.guidance.tsx",
);
const loaded = new Map<string, Promise<GuidanceModule>>();

function useGuidance(storyFile: string): Guidance | PatternGuidance | undefined {
  const path = storyFile
    .replace(/^\.\/packages/, "../../packages")
    .replace(/\.stories\.tsx$/, ".guidance.tsx");
  const load = modules[path];
  if (load === undefined) return undefined;
  const promise = loaded.get(path) ?? load();
  loaded.set(path, promise);
  return use(promise).guidance;
}

/** A link to the page of a component, `text-link`, or of a pattern, `patterns/price-history`. */
function docsLink(page: string): string {
  const name = page.replace(/^patterns\//, "");
  const group = name === page ? "components" : "patterns";
  return `[${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("-", " ")}](?path=/docs/${group}-${name}--docs)`;
}

function List({ items }: { items: readonly string[] }) {
  return <Markdown>{items.map((item) => `- ${item}`).join("\n")}</Markdown>;
}

function Terms({
  terms,
  heads,
}: {
  terms: Readonly<Record<string, string>>;
  heads: readonly [string, string];
}) {
  return (
    <table className="guidance-terms">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(terms).map(([term, meaning]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>
              <Markdown>{meaning}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links of an example lead to pages that Storybook does not have, and its forms to a server. */
function holdPage(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const hold = (event: Event): void => {
    if (event.type === "submit" || (event.target instanceof Element && event.target.closest("a") !== null))
      event.preventDefault();
  };
  element.addEventListener("click", hold, { capture: true });
  element.addEventListener("submit", hold, { capture: true });
  return () => {
    element.removeEventListener("click", hold, { capture: true });
    element.removeEventListener("submit", hold, { capture: true });
  };
}

function Example({ kind, example, because }: GuidanceExample & { kind: "do" | "dont" }) {
  return (
    <figure className={`guidance-example guidance-${kind}`}>
      <div ref={holdPage} className="guidance-stage">
        <Unstyled>
          <PictureSourceProvider getUrl={photograph}>{example}</PictureSourceProvider>
        </Unstyled>
      </div>
      <figcaption>
        <strong>{kind === "do" ? "Do" : "Don’t"}</strong>
        <Markdown>{because}</Markdown>
      </figcaption>
    </figure>
  );
}

function Avoid({ avoid }: Pick<Guidance, "avoid">) {
  return (
    <>
      <h3>When not to use it</h3>
      <List
        items={avoid.map(({ when, instead }) =>
          instead === undefined ? when : `${when} Use ${docsLink(instead)}.`,
        )}
      />
    </>
  );
}

const isComplete = (guidance: Guidance | PatternGuidance): guidance is Guidance => "examples" in guidance;

function ComponentSections({ guidance }: { guidance: Guidance }) {
  const { examples, anatomy, keyboard } = guidance;
  return (
    <>
      <h2>Do and don’t</h2>
      {examples.map(({ good, bad }) => (
        <div key={good.because} className="guidance-pair">
          <Example kind="do" {...good} />
          <Example kind="dont" {...bad} />
        </div>
      ))}
      <h2>Anatomy</h2>
      <Terms terms={anatomy} heads={["Part", "What it is for"]} />
      <h2>Keyboard</h2>
      {Object.keys(keyboard).length === 0 ? (
        <p>It never has the focus and takes no keys.</p>
      ) : (
        <Terms terms={keyboard} heads={["Key", "What it does"]} />
      )}
    </>
  );
}

function Sections({ guidance }: { guidance: Guidance | PatternGuidance }) {
  return (
    <>
      <h2>Usage</h2>
      <h3>When to use it</h3>
      <List items={guidance.use} />
      <Avoid avoid={guidance.avoid} />
      {isComplete(guidance) && <ComponentSections guidance={guidance} />}
      {guidance.content && (
        <>
          <h2>Content</h2>
          <List items={guidance.content} />
        </>
      )}
    </>
  );
}

function Status({ guidance }: { guidance: Guidance }) {
  const status = getStatus(guidance, packageFile.version);
  return (
    <>
      <p className="guidance-status">
        <span data-status={status}>{status}</span> Since {guidance.since}
      </p>
      {guidance.deprecated !== undefined && <Markdown>{guidance.deprecated}</Markdown>}
    </>
  );
}

/** Other components of the same file; those of the primary story have controls instead. */
function Exports({ exports, file }: { exports: Readonly<Record<string, unknown>>; file: string }): ReactNode {
  return Object.entries(exports).map(([name, component]) => (
    <div key={name}>
      <h3>{name}</h3>
      <Source language="tsx" code={getImportLine(file, name)} />
      <table className="guidance-terms">
        <thead>
          <tr>
            <th>Name</th>
            <th>Description</th>
            <th>Type</th>
          </tr>
        </thead>
        <tbody>
          {getProperties(component).map((property) => (
            <tr key={property.name}>
              <th scope="row">{property.name}</th>
              <td>
                <Markdown>{property.description}</Markdown>
              </td>
              <td>
                <code>{property.type}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}

/** A story for one width is shown at that width, and not at that of the page. */
function FrameWidths({ stories }: { stories: ReturnType<DocsContextProps["componentStories"]> }) {
  const rules = stories.flatMap(({ id, storyGlobals }) => {
    const width = getWindowWidth(storyGlobals["viewport"]);
    return width === undefined ? [] : [`#iframe--${id} { max-width: ${width}; }`];
  });
  return <style>{rules.join("\n")}</style>;
}

/** The documentation page of everything that has stories; components and patterns add their guidance. */
export default function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { channel, componentStories } = useContext(DocsContext);
  useEffect(() => forwardControls(channel), [channel]);
  const stories = componentStories();
  const file = String(preparedMeta.parameters["fileName"]);
  const guidance = useGuidance(file);
  const [primary] = stories;
  const complete = guidance && isComplete(guidance) ? guidance : undefined;
  const { frame, coversPage } = preparedMeta.parameters;
  // A story with a layout or mocks of its own needs its iframe, and so does one that would cover the documentation.
  const inline = preparedMeta.title.startsWith("Components/") && frame === undefined && coversPage !== true;
  const name = getDisplayName(preparedMeta.component);
  const primaryExport: unknown = primary?.moduleExport;
  return (
    <>
      <Title />
      <Subtitle />
      {complete && <Status guidance={complete} />}
      <Description of="meta" />
      <FrameWidths stories={stories} />
      {name !== undefined && <Source language="tsx" code={getImportLine(file, name)} />}
      {primary && (
        <div ref={holdPage}>
          <Canvas
            of={primaryExport}
            layout="padded"
            story={inline ? { inline, height: "auto" } : { inline }}
          />
        </div>
      )}
      <h2>Properties</h2>
      <Controls />
      {complete?.exports && <Exports exports={complete.exports} file={file} />}
      {guidance && <Sections guidance={guidance} />}
      {stories.length > 1 && (
        <>
          <h2>More states</h2>
          <Stories title="" includePrimary={false} />
        </>
      )}
    </>
  );
}

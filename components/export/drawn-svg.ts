const namespace = "http://www.w3.org/2000/svg";
/** What a mark looks like is in style sheets: a file has none, so it takes these with it. */
const kept = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-opacity",
  "stroke-linejoin",
  "opacity",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "vector-effect",
  "visibility",
] as const;
const [margin, lineHeight, fontSize] = [16, 18, 12] as const;
const fontFamily = "'IBM Plex Sans', ui-sans-serif, system-ui, sans-serif";

export interface DrawnSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A chart as it is shown now, as a file of its own: colours of the theme shown, patterns it uses, a ground, and lines
 * below that say what it is and where it is from. Nothing in it runs or refers to another place.
 */
export function drawnSvg(chart: SVGSVGElement, title: string, lines: readonly string[]): DrawnSvg {
  const { width, height } = chart.getBoundingClientRect();
  const total = {
    width: width + 2 * margin,
    height: height + 3 * margin + lines.length * lineHeight,
  };
  const file = element("svg", {
    ...{ xmlns: namespace, width: total.width, height: total.height },
    ...{ viewBox: `0 0 ${total.width} ${total.height}`, "font-family": fontFamily },
  });
  file.append(textElement("title", {}, title), patternsOf(chart));
  const page = getComputedStyle(document.body);
  file.append(element("rect", { width: "100%", height: "100%", fill: page.backgroundColor }));
  const copy = styledCopy(chart);
  for (const [name, value] of Object.entries({ x: margin, y: margin, width, height })) {
    copy.setAttribute(name, String(value));
  }
  file.append(copy);
  for (const [at, line] of lines.entries()) {
    const y = height + 2 * margin + (at + 1) * lineHeight - (lineHeight - fontSize);
    const place = { x: margin, y, fill: page.color, "font-size": fontSize };
    file.append(textElement("text", place, line));
  }
  return { text: new XMLSerializer().serializeToString(file), ...total };
}

/** The patterns of the page: marks refer to them by their ids. */
function patternsOf(chart: SVGSVGElement): SVGElement {
  const defs = element("defs", {});
  for (const pattern of document.querySelectorAll("pattern[id]")) {
    if (!chart.contains(pattern)) defs.append(styledCopy(pattern));
  }
  return defs;
}

function styledCopy(original: Element): Element {
  const copy = document.createElementNS(namespace, original.localName);
  for (const { name, value } of original.attributes) {
    if (isDrawing(name)) copy.setAttribute(name, value);
  }
  const style = getComputedStyle(original);
  for (const name of kept) {
    const value = style.getPropertyValue(name);
    if (value !== "") copy.setAttribute(name, value.replaceAll('"', ""));
  }
  copy.append(...[...original.childNodes].flatMap(copiedChild));
  return copy;
}

function copiedChild(child: ChildNode): readonly (Element | string)[] {
  if (child instanceof Text) return [child.data];
  const isShown = child instanceof SVGElement && getComputedStyle(child).display !== "none";
  return isShown ? [styledCopy(child)] : [];
}

/** Not what styles, names for people or runs: `class`, `style`, `aria-*`, `on*`, `href`, `tabindex`. */
function isDrawing(name: string): boolean {
  return !/^(class|style|role|tabindex|focusable|xmlns|(xlink:)?href|aria-.*|data-.*|on.*)$/.test(
    name,
  );
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== "xmlns") made.setAttribute(key, String(value));
  }
  return made;
}

function textElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text: string,
): SVGElement {
  const made = element(name, attributes);
  made.textContent = text;
  return made;
}

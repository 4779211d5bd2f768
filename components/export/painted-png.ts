import type { DrawnSvg } from "./drawn-svg.ts";

/** Pixels of the picture for one of the screen: sharp on paper. */
const scale = 2;

/** The picture of a drawing. The browser paints it: what the file shows and what the picture shows are the same. */
export async function paintedPng({ text, width, height }: DrawnSvg): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser paints no canvas.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("This browser makes no PNG."));
      else resolve(blob);
    }, "image/png");
  });
}

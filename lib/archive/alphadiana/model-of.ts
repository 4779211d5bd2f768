import { statedText } from "./stated-text.ts";
import { fieldsOf } from "./status/fields-of.ts";
import type { Fields } from "./status/python-record.ts";

/** The model a row names: the provider's own answer first, then the harness's metadata. The manifest names none. */
export function modelOf({ response_json: response, metadata }: Fields): string | null {
  const { model, model_name: name } = fieldsOf(metadata);
  return statedText(fieldsOf(response)["model"]) ?? statedText(model) ?? statedText(name);
}

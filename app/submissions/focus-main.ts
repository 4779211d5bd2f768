/** Before the page is drawn anew without the control that was used: a reader goes on from the top of the content. */
export function focusMain(): void {
  document.getElementById("main")?.focus();
}

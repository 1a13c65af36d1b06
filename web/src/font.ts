/** The family that all letters have, on the page (app.css), on boards and in pictures. */
export const FONT_FAMILY = 'Figtree, system-ui, sans-serif';

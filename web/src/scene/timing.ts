/** How long a piece is on its way between a side of the table and the board, in milliseconds. A knock is heard at its end. */
export const FLIGHT_MS = 350;

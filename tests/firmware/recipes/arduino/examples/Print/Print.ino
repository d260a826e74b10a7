// Prints the solutions of 8 queens once, one solution a line.
#include <queens8.h>

void setup()
{
	Serial.begin(115200);
	for (unsigned i = 0; i < QUEENS8_SOLUTIONS; i++)
		for (unsigned row = 0; row < QUEENS8_N; row++) {
			Serial.print(QUEENS8_COLUMN(i, row) + 1);
			Serial.print(row + 1 < QUEENS8_N ? ' ' : '\n');
		}
	Serial.println("end");
}

void loop()
{
}

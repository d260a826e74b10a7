// Prints the solutions of q_n queens once, one solution a line.
#include <q_name.h>

void setup()
{
	Serial.begin(115200);
	for (unsigned i = 0; i < q_ID(SOLUTIONS); i++)
		for (unsigned row = 0; row < q_ID(N); row++) {
			Serial.print(q_ID(COLUMN)(i, row) + 1);
			Serial.print(row + 1 < q_ID(N) ? ' ' : '\n');
		}
	Serial.println("end");
}

void loop()
{
}

/** Minutes that one of each unit lasts. */
export const MINUTES = {
	minute: 1,
	hour: 60,
	day: 60 * 24,
	week: 60 * 24 * 7,
} as const;

export type DurationUnit = keyof typeof MINUTES;

/**
 * Unit words in the languages that our readers write most, in lower case and
 * without a final full stop; PHP reads times that come from elsewhere with the same.
 */
export const UNIT_WORDS: Record< DurationUnit, string > = {
	minute: "m min mins minute minutes minuten minuut minuti minuto minutos mn minut minuter minuta minuty minutter minutt мин минут минута минуты λεπτό λεπτά ' ’ ′ 分 分钟 د دق دقيقة دقائق",
	hour: 'h t hr hrs hour hours u uur uren std stunde stunden heure heures hora horas ora ore tim timma timme timmar time timer godz godzina godziny godzin hod hodina hodiny hodin ч час часа часов ώρα ώρες 時間 小时 س ساعة ساعات',
	day: 'd day days tg dygn tag tage tagen j jour jours día días dia dias giorno giorni gg g dag dagen dagar dage dzień dzien dni den dny dnů д дн день дня дней 日 天 يوم يوما أيام ايام',
	week: 'w wk wks week weeks woche wochen sem semaine semaines semana semanas settimana settimane weken vecka veckor uge uger tydzień tygodni tygodnie týden týdny нед неделя недели 週間 周 أسبوع اسبوع أسابيع اسابيع',
};

const UNIT_BY_WORD = new Map(
	( Object.keys( MINUTES ) as DurationUnit[] ).flatMap( ( unit ) =>
		UNIT_WORDS[ unit ]
			.split( ' ' )
			.map( ( word ) => [ word, unit ] as const )
	)
);

/**
 * Finds the unit that a word names.
 *
 * @param word A word in any case, with or without a final full stop.
 * @return The unit, or undefined for a word that is none.
 */
export function unitOf( word: string ): DurationUnit | undefined {
	return UNIT_BY_WORD.get( word.toLowerCase().replace( /\.$/, '' ) );
}

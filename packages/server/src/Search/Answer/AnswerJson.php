<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

defined( 'ABSPATH' ) || exit;

/**
 * Writes an answer so that an empty map stays a map.
 *
 * @phpstan-import-type Answer from SearchService
 * @phpstan-import-type IslandProps from \Larder\Contracts\Props
 */
final class AnswerJson {

	/**
	 * Prepares an answer for JSON.
	 *
	 * @param Answer $answer
	 * @return IslandProps['recipe-search']['answer']
	 */
	public static function from_answer( array $answer ): array {
		$answer['terms'] = (object) $answer['terms'];
		$answer['metas'] = (object) array_map( static fn ( array $counts ): object => (object) $counts, $answer['metas'] );
		return $answer;
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Records what could not be read, and where. The caller turns it into a text for people.
 */
final class Notice implements \JsonSerializable {

	/** Nothing in it is a recipe. */
	public const NO_RECIPE = 'no_recipe';

	/** The source is broken; what was whole was read. */
	public const BROKEN = 'broken';

	/** The source is larger, or nested deeper, than anything that recipes need. */
	public const TOO_LARGE = 'too_large';

	/** The address is not on the public web, or does not exist: which of both is nobody's business. */
	public const UNSAFE = 'unsafe';

	/** A part of the source leads out of it: a file above the folder of its archive, an entity of another file. */
	public const OUTSIDE = 'outside';

	/** A part of the source is locked by a password. */
	public const LOCKED = 'locked';

	/** The page takes longer than anybody waits. */
	public const SLOW = 'slow';

	/** The page cannot be reached. */
	public const UNREACHABLE = 'unreachable';

	/** There is no such file, or nobody may read it. */
	public const NO_FILE = 'no-file';

	/** The page is for those who are logged in. */
	public const LOGIN = 'login';

	/** The page wants to know whether a person asks. */
	public const ROBOT_CHECK = 'robot_check';

	/** The recipe has no ingredients. */
	public const NO_INGREDIENTS = 'no_ingredients';

	/** The recipe has no steps. */
	public const NO_STEPS = 'no_steps';

	/** Of a range one number was kept. */
	public const RANGE = 'range';

	/** A value was not understood. */
	public const NOT_UNDERSTOOD = 'not_understood';

	/** A table has rows, and none of them is a recipe by what its columns are called. */
	public const COLUMNS = 'columns';

	/** A line names terms, which a post has and a document has not. */
	public const TERM = 'term';

	/** A line says something that a recipe has no field for. */
	public const NO_PLACE = 'no_place';

	/** A photo or a PDF, and the site has no AI provider that reads it. */
	public const NO_READER = 'no_reader';

	/** The AI provider gave no answer, or none that is a recipe's. */
	public const READER_FAILED = 'reader_failed';

	/** A model has read it, which may be mistaken. */
	public const BY_MODEL = 'by_model';

	/** Its lines were joined from amounts, units and foods that are apart, which may be those of one portion. */
	public const BY_PIECES = 'by_pieces';

	/**
	 * @param string $code  One of the constants.
	 * @param string $where The part of the source, such as a file in an archive or the name of a field.
	 * @param string $value What was found there.
	 */
	public function __construct(
		public readonly string $code,
		public readonly string $where = '',
		public readonly string $value = ''
	) {}

	/**
	 * Returns the notice as machines read it.
	 *
	 * @return array{code: string, where: string, value: string}
	 */
	public function jsonSerialize(): array {
		return [
			'code'  => $this->code,
			'where' => $this->where,
			'value' => $this->value,
		];
	}
}
